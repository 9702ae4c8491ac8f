/** How long somebody is to wait: what a server says in seconds may be a day. */
export function waitText(seconds: number): string {
  if (seconds <= 60) return 'a minute'
  return seconds <= 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}
