import * as z from 'zod'

/** A sha256 in lower-case hexadecimal digits. */
export const digest = () => z.string().regex(/^[0-9a-f]{64}$/)
