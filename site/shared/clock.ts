/** The one clock of the code that runs in the browser. @returns milliseconds since 1970, as `Date.now` */
export const currentTime = (): number => Date.now()
