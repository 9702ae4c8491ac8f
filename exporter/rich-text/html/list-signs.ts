/** What stands before the items of lists that are no lists in HTML, to be put into regular expressions. */

export const space = '[\\s\\u00a0]'

/** What no sentence begins with. */
export const bulletSigns = '•▪◦●‣∙·'
