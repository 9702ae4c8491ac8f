/** Diagnostics of elements, which are the same in prose and in plain text. */
import type { ProseContext } from '../context.ts'
import { attribute, contextAt, elementsOf, excerptOf } from './node.ts'
import type { HtmlElement } from './parse-html.ts'

/** The same loss in twenty cells of a table is reported once. */
export function reportingOnce(context: ProseContext): ProseContext {
  const reported = new Set<string>()
  return {
    ...context,
    report: (problem) => {
      if (reported.has(problem.message)) return
      reported.add(problem.message)
      context.report(problem)
    },
  }
}

export function reportUnknown(node: HtmlElement, context: ProseContext): void {
  const message = `The exporter does not know what to do with <${node.name}> here`
  const hint = 'Remove it in the editor, or teach it to exporter/rich-text. Its words are kept.'
  contextAt(node, context).report({ message, hint })
}

export function reportLeftOut(node: HtmlElement, context: ProseContext): void {
  const source = attribute(node, 'src') || attribute(node, 'data')
  const what = source === '' ? excerptOf(node) : source.slice(0, 100)
  const message = `A <${node.name}>${what === '' ? '' : ` (${JSON.stringify(what)})`} has no place in the text`
  contextAt(node, context).report({
    message,
    hint: 'It is left out. Write a sentence with a link to it, or use a section of the page.',
  })
}

export function reportUnfolded(node: HtmlElement, context: ProseContext): void {
  const message = `What is folded under “${excerptOf(elementsOf(node)[0] ?? node)}” is shown unfolded`
  contextAt(node, context).report({ message, hint: 'A section of the page can fold it. Its words are kept.' })
}

export function reportCountdown(node: HtmlElement, context: ProseContext): void {
  const message = `The countdown “${excerptOf(node)}” has no place here`
  contextAt(node, context).report({ message, hint: 'Its words stay. Put it above or below, or into a longer text.' })
}
