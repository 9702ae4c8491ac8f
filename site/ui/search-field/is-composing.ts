/**
 * Whether a key belongs to an input method. Safari sends the last of them after the word is complete, and marks it by
 * its key code alone.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
