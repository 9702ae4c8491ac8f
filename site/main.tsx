/** The site in the browser, with its own routes and guards. */
// First, as this import sets the order of the CSS layers.
import './styles/index.css'
import { guards } from './navigation/payload/guards.ts'
import { routes } from './routes.ts'
import { startSite } from './start.tsx'

startSite({ rows: routes, guards })
