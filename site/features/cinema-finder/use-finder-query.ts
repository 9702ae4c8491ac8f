/** Search text and filters, kept in the address. */
import { shownCountParameter } from '#site/features/show-more/use-show-more.ts'
import type { Filter } from '#site/loaders/content-pages/filters.ts'
import { useQuery, useSetQuery } from '#site/navigation/use-query.ts'
import { useTypedQuery } from '#site/navigation/use-typed-query.ts'
import type { Choices } from './find-cinemas.ts'

/** The text and the choices in the address, of which only those that the filters have: an address may say anything. */
export function useFinderQuery(filters: readonly Filter[]) {
  const query = useQuery()
  const setParameters = useSetQuery()
  const setQuery: typeof setParameters = (changes, options) =>
    setParameters({ ...changes, [shownCountParameter]: '' }, options)
  const { text, type, flush } = useTypedQuery('q', setQuery)

  const choices: Choices = filters.flatMap(({ id, options }) => {
    const chosen = options.find(({ value }) => value === query.get(id))
    return chosen ? [[id, chosen.value] as const] : []
  })
  return {
    text,
    choices,
    type,
    flush,
    choose: (filter: string, value: string) => setQuery({ [filter]: value, q: text }, { replace: false }),
    clear: () => {
      type('')
      void setQuery(Object.fromEntries(['q', ...filters.map(({ id }) => id)].map((name) => [name, ''])), {
        replace: false,
      })
    },
  }
}
