/** As many films as a measurement wants, each with about 300 words of prose. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Films like those of the sample, in turn. @returns their files in the folder. */
export function makeFilms(folder: string, size: number): string[] {
  const fronts = globSync('*.mdx', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((film) => film.slice(0, film.indexOf('\n---\n', 4)))
  return Array.from({ length: size }, (_, index) => {
    const name = `bench-${String(index).padStart(5, '0')}`
    const head = String(fronts[index % fronts.length])
      .replace(/^id: .*$/m, `id: ${name}`)
      .replace(/^slug: .*$/m, `slug: ${name}`)
      .replace(/^title: .*$/m, `title: Film number ${index}`)
      .replace(/^seo:\n(?: {2}.*(?:\n|$))+/m, '')
    writeFileSync(join(folder, `${name}.mdx`), `${head.trimEnd()}\n---\n\n${bodyOf(index)}\n`)
    return `${name}.mdx`
  })
}

function bodyOf(index: number): string {
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
