import type { Popup } from '#site/shared/layout.ts'

/** Whether a popup is shown on a page. */
export const isAt = ({ paths }: Popup, path: string): boolean => !paths || paths.includes(path)
