/** A dot for every picture that a build without pictures names, so that browsers find what they ask for. */
import { globSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// One grey pixel. Browsers look at what a picture is, not at what it is called.
const dot = Buffer.from('R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=', 'base64')

/** More than pages need is no harm here: words that look like an address have a dot too. */
const address = /\/media\/[a-z0-9][\w./-]*\w/g

/** @param folder of a built site */
export function addStandIns(folder: string): void {
  const first = join(folder, 'media/dot.gif')
  mkdirSync(dirname(first), { recursive: true })
  writeFileSync(first, dot)
  const pages = globSync('**/{index.html,404.html,payload.json,rest.json}', { cwd: folder })
  const named = new Set(pages.flatMap((page) => readFileSync(join(folder, page), 'utf8').match(address) ?? []))
  for (const address of named) {
    const path = join(folder, address)
    mkdirSync(dirname(path), { recursive: true })
    linkSync(first, path)
  }
}
