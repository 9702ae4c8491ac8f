/**
 * Whether a key is one by which an input method is told what is meant. Safari sends the last of them when the word is there already, and
 * knows it by its code alone.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
