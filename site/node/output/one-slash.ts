/**
 * Addresses of pages that end with a slash, as a browser sends them, before decoding. Hosts redirect them to `page`, the same
 * address without the slash.
 *
 * It allows only characters without a meaning of their own: `/\evil.example/` and `//evil.example/` would lead to another site,
 * and a line break would end the header. The pattern is valid in nginx and in JavaScript.
 */
export const addressWithSlash = String.raw`^(?<page>(?:/[\w~!&()+,=@%-][\w.~!&()+,=@%-]*)+)/+(?:\?|$)`
