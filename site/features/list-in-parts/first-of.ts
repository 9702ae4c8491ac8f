/** A button takes the room of that many. */
const mostLeft = 2

/** The first of a list whose others are shown to who asks for them; the whole list where those would be one or two. */
export const firstOf = <Item>(all: readonly Item[], first: number): readonly Item[] =>
  all.length <= first + mostLeft ? all : all.slice(0, first)
