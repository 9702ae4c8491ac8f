import { createContext } from 'react'
import type { Payload } from '#site/shared/payload.ts'

/** The payload of the page that is shown; undefined on the page of an error. */
export const ShownPageContext = createContext<Payload | undefined>(undefined)
