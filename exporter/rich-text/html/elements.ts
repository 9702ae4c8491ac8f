/** The treatment of elements without a converter of their own. The converters are in `html-to-mdast.ts`. */
import type { Mark } from '#content/format/prose/mdx-runs.ts'

export interface ElementRule {
  /**
   * `container`: its words stand on lines of their own. `inline`: they stay on the line. `ignored`: it holds nothing that a reader
   * sees. `refused`: it holds what prose has no words for.
   */
  readonly treatment: 'container' | 'inline' | 'ignored' | 'refused'
  readonly mark?: Mark
  readonly isCode?: boolean
}

const rules: ReadonlyMap<string, ElementRule> = new Map([
  ...named('div section article main header footer nav aside address center hgroup', { treatment: 'container' }),
  ...named('dl figcaption caption li fieldset legend form search summary', { treatment: 'container' }),
  ...named('tr td th thead tbody tfoot body html', { treatment: 'container' }),
  // The term that a list of definitions explains is strong.
  ...named('b strong dt', { treatment: 'inline', mark: 'strong' }),
  ...named('i em cite dfn var', { treatment: 'inline', mark: 'emphasis' }),
  ...named('s del strike', { treatment: 'inline', mark: 'delete' }),
  ...named('u ins', { treatment: 'inline', mark: 'u' }),
  ...named('sub', { treatment: 'inline', mark: 'sub' }),
  ...named('sup', { treatment: 'inline', mark: 'sup' }),
  ...named('code kbd samp tt', { treatment: 'inline', isCode: true }),
  // These have no counterpart in the contract and no effect that a reader would miss: only their text is kept.
  ...named('span font small big abbr acronym data label mark q map bdi bdo nobr', { treatment: 'inline' }),
  ...named('ruby rb rt rp rtc wbr picture blink', { treatment: 'inline' }),
  ...named('style head title meta link col colgroup source track param', { treatment: 'ignored' }),
  ...named('script noscript template iframe object embed applet video audio canvas svg math base', {
    treatment: 'refused',
  }),
  ...named('input button select datalist textarea output progress meter frameset noframes', { treatment: 'refused' }),
])

function named(names: string, rule: ElementRule): [string, ElementRule][] {
  return names.split(' ').map((name) => [name, rule])
}

/** Undefined for an element that we do not know. `<o:p>` and its like are pasted from word processors. */
export const ruleOf = (name: string): ElementRule | undefined =>
  rules.get(name) ?? (name.includes(':') ? { treatment: 'inline' } : undefined)

/** What a browser puts around a `<q>`. */
export const quotationMarks = (isQuoted: boolean): readonly [string, string] => (isQuoted ? ['‘', '’'] : ['“', '”'])
