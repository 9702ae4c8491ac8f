/** A JSON-LD node object: schema-dts also allows a mere name or address in place of many types. */
export type NodeObject<T> = Exclude<T, string>
