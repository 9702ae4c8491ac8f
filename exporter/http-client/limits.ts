/**
 * The largest responses that are read, in bytes after decompression, so that a faulty or hostile server cannot fill the
 * memory.
 */
const mebibyte = 1024 * 1024

/** A JSON answer: fifty pages of 500 entries like those of the sample. */
export const maxJsonBytes = 64 * mebibyte

/** A file: the largest that the common hosts of git repositories take, as the content folder is in git. */
export const maxFileBytes = 100 * mebibyte

/** The response to a login, and the part of a refusal in which a sentence to quote is looked for. */
export const maxErrorBodyBytes = mebibyte
