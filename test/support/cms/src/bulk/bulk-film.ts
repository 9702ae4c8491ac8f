/** An invented film for the embedded CMS. */
import { parseMdx } from '../../../../../content/format/prose/mdx.ts'
import { collectionOf } from '../names.ts'
import { mdastToLexical } from '../rich-text/mdx-to-lexical.ts'
import type { Changes } from './copy-document.ts'
import { filmWords } from './film-words.ts'

/** What a copy of a film differs in. */
export function bulkFilm(number: number): Changes {
  const { id, title, synopsis, body, savedAt } = filmWords(number)
  return {
    id,
    columns: {
      title,
      slug: id,
      ticketing_id: `BULK${number}`,
      synopsis: lexical(synopsis),
      body: lexical(body),
      updated_at: savedAt,
      created_at: savedAt,
    },
  }
}

const lexical = (mdx: string) => JSON.stringify(mdastToLexical(parseMdx(`${mdx}\n`), { collectionOf }))
