/** Resolves when the screen has answered a press, and what takes longer may begin. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // Nothing is painted there.
    if (document.visibilityState === 'hidden') resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
