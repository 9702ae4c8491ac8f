/** Makes the content of a folder that of a large chain, for what measures: each film has about 300 words of prose unless they are said. */
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { entryFile, writeEntry } from '#content/format/entry-file.ts'
import { loadSnapshot } from '#content/snapshot/load.ts'
import { type Counts, manyEntries } from './many-entries.ts'

/** @returns the names of the new files of films. */
export async function addManyEntries(content: string, counts: Counts, bodyOf = longBody): Promise<string[]> {
  const { entries } = await loadSnapshot(content)
  const sample = [...entries.values()].map(({ entry }) => entry)
  const films: string[] = []
  for (const entry of manyEntries(sample, counts)) {
    const file = entryFile(entry)
    writeFileSync(
      join(content, file),
      writeEntry(entry.type === 'movie' ? { ...entry, body: bodyOf(films.length) } : entry),
    )
    if (entry.type === 'movie') films.push(basename(file))
  }
  return films
}

function longBody(index: number): string {
  const words = `Night ${index} falls over the city and the projector hums while the last guests find their seats in the dark`
  const paragraph = Array.from({ length: 4 }, (_, line) => `${words}, line ${line} of film ${index}.`).join('\n')
  return [
    `## The making of film ${index}`,
    paragraph,
    `- First, *the road*.\n- Then, **the rain**.\n- Last, [a cinema](ref:cinema/gsc-kayangan-walk).`,
    index % 4 === 0 ? '| Day | Hall |\n| - | - |\n| Monday | 1 |\n| Tuesday | 2 |' : '> Quiet, please.',
    `## What ${index} leaves behind`,
    paragraph,
    index % 3 === 0 ? '<Countdown until="2026-12-24T12:00:00Z" label="Opens in" />' : paragraph,
    paragraph,
  ].join('\n\n')
}
