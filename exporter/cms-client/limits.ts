/**
 * How many bytes of an answer we take, counted after decompression: what answers in the name of the CMS must not be able to
 * fill the memory of this machine.
 */
const mebibyte = 1024 * 1024

/** Fifty pages of 500 entries like those of the sample. */
export const mostOfJson = 64 * mebibyte

/** The content folder stands in git, and the common hosts of repositories take no larger file. */
export const mostOfFile = 100 * mebibyte

/** What a login answers, and what is read of a refusal: enough to find a sentence to quote in. */
export const mostOfNotice = mebibyte
