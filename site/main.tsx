/** The site in the browser, with its own routes and guards. */
import { guards } from './navigation/payload/guards.ts'
import { routes } from './routes.ts'
import { createStart } from './start.tsx'

export const start = createStart({ rows: routes, guards })
