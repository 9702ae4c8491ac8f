/**
 * The largest responses that are read, in bytes after decompression, so that a faulty or hostile server cannot fill the
 * memory.
 */
const mebibyte = 1024 * 1024

/** Fifty pages of 500 entries like those of the sample. */
export const mostOfJson = 64 * mebibyte

/** The largest file that the common hosts of git repositories take: the content folder is in git. */
export const mostOfFile = 100 * mebibyte

/** For the response to a login, and for the part of a refusal in which a sentence to quote is looked for. */
export const mostOfNotice = mebibyte
