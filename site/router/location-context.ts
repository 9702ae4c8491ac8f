/** Contexts with the page's address and the router. */
import { createContext, use } from 'react'
import { defaultKey, type Location } from './location.ts'
import type { Router, RouterState } from './router.ts'

/** A built page is one file for every query, so a build provides the path alone. */
const built: Location = { pathname: '/', search: '', hash: '', key: defaultKey }
export const LocationContext = createContext(built)

export const useLocation = (): Location => use(LocationContext)

interface Navigation extends Pick<Router<unknown>, 'navigate' | 'reload'> {
  readonly state: Pick<RouterState<unknown>, 'location'>
}

/** Provided in the browser only: a build goes nowhere. */
export const RouterContext = createContext<Navigation>({
  navigate: async () => {},
  reload: async () => {},
  state: { location: built },
})

export const useNavigate = (): Navigation['navigate'] => use(RouterContext).navigate

/** Loads the page anew. */
export const useReload = (): Navigation['reload'] => use(RouterContext).reload
