/** Whether a value from a Drupal is an object; a list is one, too. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
