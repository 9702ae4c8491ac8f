/**
 * Parses stored HTML as a browser does, into a small tree: elements with their attributes, and text. Comments, what lies in a
 * `<template>` and what is nested too deep are not in it.
 */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import type { ProseContext } from '../context.ts'
import { maxNesting, nestedTooDeep } from '../nesting.ts'

export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  /** The tag's name, in lower case. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly HtmlNode[]
  /** The place where it begins in the text, counted from 1. Absent for one that only a browser adds, such as `<tbody>`. */
  readonly line?: number
  readonly column?: number
}

/** A browser repeats marks that are not closed in every paragraph after: few kilobytes can become millions of elements. */
const maxElements = 50_000

export function parseHtml(source: string, report: ProseContext['report']): readonly HtmlNode[] {
  const parsed = parsedBy(limitedAdapter(), source)
  if (!parsed) {
    const message = `The text becomes more than ${maxElements} elements of HTML`
    report({ severity: 'blocks', message, hint: 'Save it again in the editor, which closes what is open.' })
    return []
  }
  let isTooDeep = false
  const copy = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], depth: number): HtmlNode[] => {
    if (depth > maxNesting) {
      isTooDeep ||= nodes.length > 0
      return []
    }
    return nodes.flatMap((node): HtmlNode[] => {
      if (defaultTreeAdapter.isTextNode(node)) return [node.value]
      if (!defaultTreeAdapter.isElementNode(node)) return []
      const { startLine: line, startCol: column } = node.sourceCodeLocation ?? {}
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name.toLowerCase(), value]))
      const children = copy(node.childNodes, depth + 1)
      return [{ name: node.tagName.toLowerCase(), attributes, children, ...(line && column ? { line, column } : {}) }]
    })
  }
  const nodes = copy(parsed.childNodes, 1)
  if (isTooDeep) report(nestedTooDeep)
  return nodes
}

class TooManyElements extends Error {}

type Adapter = typeof defaultTreeAdapter

function limitedAdapter(): Adapter {
  let count = 0
  return {
    ...defaultTreeAdapter,
    createElement: (...given: Parameters<Adapter['createElement']>) => {
      count += 1
      if (count > maxElements) throw new TooManyElements()
      return defaultTreeAdapter.createElement(...given)
    },
  }
}

function parsedBy(treeAdapter: Adapter, source: string): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  try {
    return parseFragment(source, { treeAdapter, sourceCodeLocationInfo: true, scriptingEnabled: false })
  } catch (error) {
    if (error instanceof TooManyElements) return undefined
    throw error
  }
}
