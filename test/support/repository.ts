import { resolve } from 'node:path'

/** The folder that everything is in. */
export const repository = resolve(import.meta.dirname, '../..')
