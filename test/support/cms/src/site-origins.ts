/** Where the site is: its forms are sent from there, and from nowhere else. */
export const siteOrigins = (): string[] => [
  ...['127.0.0.1', 'localhost'].flatMap((host) => [4173, 5173].map((port) => `http://${host}:${port}`)),
  ...(process.env['SITE_URL'] ? [new URL(process.env['SITE_URL']).origin] : []),
]
