/** What stands before the items of lists that are no lists in HTML, to be put into regular expressions. */

export const space = '[\\s\\u00a0]'

/** Signs with which no sentence begins. */
export const bulletSigns = '•▪◦●‣∙·'
