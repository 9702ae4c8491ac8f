import { hash } from 'node:crypto'

/** @returns 64 lower-case hexadecimal digits. */
export const sha256 = (bytes: string | Uint8Array): string => hash('sha256', bytes)
