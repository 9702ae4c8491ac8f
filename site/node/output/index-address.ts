/**
 * Addresses of a page's folder, and of the file in it, as a browser sends them, before decoding. Hosts redirect them to `page`, the
 * page's one address: what else names it would be two pages to search engines, and to the router in the browser none.
 *
 * It allows only characters without a meaning of their own: `/\evil.example/` and `//evil.example/` would lead to another site,
 * and a line break would end the header. The pattern is valid in nginx and in JavaScript.
 */
export const indexAddress = String.raw`^(?<page>/(?=index\.html(?:\?|$))|(?:/[\w~!&()+,=@%-][\w.~!&()+,=@%-]*)+(?=/))/*(?:index\.html)?(?:\?|$)`
