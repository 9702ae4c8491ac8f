import { hash } from 'node:crypto'

export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes)
