/** The address of a cinema's showtimes on a day, where the configured address has a place for it. @param day such as 2026-10-01 */
export const onDay = (address: string, day = ''): string => address.replaceAll('{date}', day)
