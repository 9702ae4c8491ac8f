/** The texts of an invented film: about 300 words, always the same for the same number. */

const words =
  `a after again all along and any at away back before behind between boat both bridge brother bus but by café call camera city
  clock coast cold come corner counter daughter dawn door down drum each early evening every eye father field film find fire first fish floor
  follow for forest from garden ghost give go grandmother hall hand harbour has have heart her here hill his home hour house how in into island
  it keep key kitchen know lamp last late leave left letter light like line little long look lost love machine make map market may memory mirror
  money monsoon moon more morning mother mountain music name near never new night no noise north now of off old on one only open or other our
  out over paper part past people phone photograph picture place quiet radio rain read red remember return right river road roof room run sea
  secret see shadow she ship shop short show silence singer sister sky sleep small smoke so some song sound south stage star station stay still
  stone stop storm story street summer table take tea tell than that the their then there they thing this three through ticket tide time to
  together too town train tree two under until up village voice wait walk wall war water way we wedding well what when where which while white
  who whole why wind window winter wish with without woman word work world year yet you young`.split(/\s+/)

export interface FilmWords {
  readonly id: string
  readonly title: string
  /** MDX, as the body. */
  readonly synopsis: string
  readonly body: string
  /** When the film was saved. */
  readonly savedAt: string
}

export function filmWords(number: number): FilmWords {
  const random = randomFrom(number)
  const body = [
    '## About the film',
    paragraph(random, 5),
    paragraph(random, 6),
    '## Behind the scenes',
    list(random),
    paragraph(random, 5),
  ]
  return {
    id: `bulk-${String(number).padStart(5, '0')}`,
    title: `${titleCase(sentence(random, 3))} ${number}`,
    synopsis: paragraph(random, 4),
    body: body.join('\n\n'),
    savedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
  }
}

const paragraph = (random: () => number, sentences: number) =>
  Array.from({ length: sentences }, (_, index) =>
    index === 1 ? `**${sentence(random, 12)}**.` : `${sentence(random, 13)}.`,
  ).join('\n')

const list = (random: () => number) => [4, 5, 6].map((count) => `- ${sentence(random, count + 4)}.`).join('\n')

function sentence(random: () => number, count: number): string {
  const said = Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? 'film').join(' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const titleCase = (text: string) => text.replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
