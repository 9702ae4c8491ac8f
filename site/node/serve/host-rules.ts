/** Reads the files that the build wrote for hosts, as hosts do: redirects, and headers by address. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostFileNames } from '#content/snapshot/site-files.ts'

interface Redirect {
  readonly to: string
  readonly status: number
}

export interface HostRules {
  /** Decoded address → redirect. */
  readonly redirects: ReadonlyMap<string, Redirect>
  /** The headers of what stands at an address. */
  headersOf(path: string): Readonly<Record<string, string>>
}

/** The rules of a folder as they are now: it may be built again while it is served. */
export function hostRules(folder: string): () => HostRules {
  let seen = ''
  let rules: HostRules | undefined
  return () => {
    const files = [hostFileNames.redirects, hostFileNames.headers].map((name) => join(folder, name))
    const now = files.map((file) => statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs).join()
    if (!rules || now !== seen) {
      const [redirects = '', headers = ''] = files.map(read)
      rules = { redirects: readRedirects(redirects), headersOf: readHeaders(headers) }
      seen = now
    }
    return rules
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function readRedirects(text: string): Map<string, Redirect> {
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [from = '', to = '/', status = '302'] = line.split(' ')
        return [decodeURIComponent(from), { to, status: Number(status) }]
      }),
  )
}

function readHeaders(text: string): HostRules['headersOf'] {
  const rules = text.split('\n\n').map((rule) => {
    const [pattern = '', ...lines] = rule.split('\n').filter(Boolean)
    const fields = lines.flatMap((line) => {
      const [, isTakenAway, name = '', value] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? []
      return isTakenAway || value !== undefined ? [[name, value] as const] : []
    })
    return { below: pattern.replace(/\*$/, ''), fields }
  })
  return (path) =>
    Object.fromEntries(
      new Map(rules.filter(({ below }) => path.startsWith(below)).flatMap(({ fields }) => fields))
        .entries()
        .flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    )
}
