/** A button takes the room of that many. */
const maxLeft = 2

/** The first of a list whose others are shown to who asks for them; the whole list where those would be one or two. */
export const firstItems = <Item>(all: readonly Item[], first: number): readonly Item[] =>
  all.length <= first + maxLeft ? all : all.slice(0, first)
