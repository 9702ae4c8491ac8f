/** Reads `_redirects` as Netlify and Cloudflare Pages document it: splats, placeholders, conditions, comments and all. */

interface Rule {
  readonly from: RegExp
  readonly to: string
  readonly status: number
}

export interface NetlifyAnswer {
  readonly status: number
  readonly location: string
}

/** @returns what the first rule that fits an address answers. */
export function netlifyRedirects(text: string): (address: string) => NetlifyAnswer | undefined {
  const rules = text.split(/\r\n|[\n\r]/).flatMap(ruleIn)
  return (address) => {
    const path = decodeURIComponent(address.replace(/\?.*$/s, '')).replace(/(?<=.)\/$/, '')
    for (const { from, to, status } of rules) {
      const found = from.exec(path)
      if (!found) continue
      const caught = Object.entries(found.groups ?? {})
      return { status, location: caught.reduce((text, [name, value]) => text.replaceAll(`:${name}`, value), to) }
    }
    return undefined
  }
}

function ruleIn(line: string): Rule[] {
  const words = line.trim().split(/\s+/).filter(Boolean)
  const comment = words.findIndex((word) => word.startsWith('#'))
  const [from, ...rest] = comment === -1 ? words : words.slice(0, comment)
  const index = rest.findIndex((word) => word.startsWith('/') || URL.canParse(word))
  const [to, status = '301', ...conditions] = rest.slice(index)
  if (from === undefined) return []
  // A word before the target is a condition on the query; one after the status, on country, language or cookie.
  if (to === undefined || index !== 0 || conditions.length > 0 || !/^\d{3}!?$/.test(status))
    throw new Error(`Not a plain redirect: ${line}`)
  return [{ from: patternOf(from), to, status: Number.parseInt(status, 10) }]
}

function patternOf(from: string): RegExp {
  const parts = from.split(/(\*|:[A-Za-z]\w*)/).map((part) => {
    if (part === '*') return '(?<splat>.*)'
    if (/^:[A-Za-z]/.test(part)) return `(?<${part.slice(1)}>[^/]+)`
    return RegExp.escape(decodeURIComponent(part))
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}
