/**
 * The loader of every page: `pages/<name>/loader.ts`. The compiler sees in `page-components.ts` that there is one, and that it
 * returns what the page shows. Only the build and the development server load them: the browser gets what they returned.
 */
import { pageTemplates } from '#content/schema/types/page.ts'
import { type PageName, routeIds, rowOf } from '#site/routes.ts'
import type { Payload } from '#site/shared/payload.ts'
import type { Loader } from './loader.ts'

type AnyLoader = Loader<Payload['data']>

const names = new Set([...Object.keys(pageTemplates), ...routeIds.map((id) => rowOf(id).page)])

// Relative and with its ending, as Vite finds no other by a variable: the development server loads this file through it.
const loaderOf = async (name: string): Promise<[string, AnyLoader]> => [
  name,
  (await import(`../pages/${name}/loader.ts`)).load,
]

export const loaders = Object.fromEntries(await Promise.all([...names].map(loaderOf))) as Record<PageName, AnyLoader>
