/** A dot for every picture that a build without pictures names, so that browsers find what they ask for. */
import { globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mediaIn } from '#site/build/html.ts'

// One grey pixel. Browsers look at what a picture is, not at what it is called.
const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** @param folder of a built site */
export function addStandIns(folder: string): void {
  const first = join(folder, 'media/dot.gif')
  mkdirSync(dirname(first), { recursive: true })
  writeFileSync(first, dot)
  const pages = globSync('**/{index.html,404.html,payload.json}', { cwd: folder })
  const named = new Set(pages.flatMap((page) => [...mediaIn(readFileSync(join(folder, page), 'utf8'))]))
  for (const address of named) {
    const path = join(folder, address)
    mkdirSync(dirname(path), { recursive: true })
    linkSync(first, path)
  }
}
