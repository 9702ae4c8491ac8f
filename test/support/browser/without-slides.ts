/**
 * Runs in the page, before its own scripts: what moves slides is fetched five seconds after the page, and on a busy machine that
 * is in the middle of what a test counts. With this it never is.
 */
export function withoutSlides(): void {
  const { setTimeout } = window
  window.setTimeout = ((run: () => void, ms = 0) => (ms < 5000 ? setTimeout(run, ms) : 0)) as typeof setTimeout
}
