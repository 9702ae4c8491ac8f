/** Drupal's machine names have small letters, digits and underscores: `contactName` and `contact-name` are `contact_name` there. */
export const machineName = (name: string): string =>
  name.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The name that a field of a form has with us. */
export const fieldNameOf = (machineName: string): string =>
  machineName.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
