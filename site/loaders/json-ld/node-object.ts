/** A thing described by its properties: the types of schema.org allow a mere name or address in the place of many things. */
export type NodeObject<T> = Exclude<T, string>
