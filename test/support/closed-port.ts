/**
 * An address where nobody listens: no program gets a port below 1024 by chance. `fetch` knows some of them, as 1 and 9, and asks
 * nobody there.
 */
export const closedPort = 'http://127.0.0.1:2'
