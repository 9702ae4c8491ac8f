/** The address that rings a number, however editors have written it: RFC 3966. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
