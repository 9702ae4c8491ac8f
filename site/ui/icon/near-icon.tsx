import { DrawnIcon } from './icon.tsx'

/** The icon of the visitor's position. */
export const nearIcon = (
  <DrawnIcon>
    <path d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5" />
  </DrawnIcon>
)
