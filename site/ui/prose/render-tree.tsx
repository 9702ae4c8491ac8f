import { createElement, Fragment, type ReactNode } from 'react'
import type { ProseNode, ProseTree } from '#content/format/prose/prose-tree.ts'
import { ownValue } from '#content/schema/own-value.ts'
import { components } from './components.tsx'

/** Renders prose to React elements. Capitalised names, and links, are our components. */
export function renderTree(tree: ProseTree): ReactNode {
  return createElement(Fragment, null, ...tree.map(renderNode))
}

function renderNode(node: ProseNode): ReactNode {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  return createElement(componentFor(name), props, ...children.map(renderNode))
}

const componentFor = (name: string) => ownValue(components, name) ?? name
