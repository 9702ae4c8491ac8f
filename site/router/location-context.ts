/** What the parts of a page know of its address, and how they go on. */
import { createContext, use } from 'react'
import { defaultKey, type Location } from './location.ts'
import type { Router } from './router.ts'

/** A built page is one file for every query, so a build provides the path alone. */
export const LocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', key: defaultKey })

export const useLocation = (): Location => use(LocationContext)

type Navigation = Pick<Router<unknown>, 'navigate' | 'reload'>

/** Provided in the browser only: a build goes nowhere. */
export const RouterContext = createContext<Navigation>({ navigate: async () => {}, reload: async () => {} })

export const useNavigate = (): Navigation['navigate'] => use(RouterContext).navigate

/** Loads the page anew. */
export const useReload = (): Navigation['reload'] => use(RouterContext).reload
