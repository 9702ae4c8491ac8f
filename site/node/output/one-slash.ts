/**
 * A page has one address, without a slash at its end; with one, the host sends the browser to it. This says of what a browser
 * asks for (before anything in it is decoded) whether it is such an address, and what the right one is: `page`.
 *
 * Only letters that mean nothing to anybody: `/\evil.example/` and `//evil.example/` would lead to another site, and a line
 * break would end the header. In the words that nginx and JavaScript share.
 */
export const addressWithSlash = String.raw`^(?<page>(?:/[\w~!&()+,=@%-][\w.~!&()+,=@%-]*)+)/+(?:\?|$)`
