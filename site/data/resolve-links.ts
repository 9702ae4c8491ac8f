/** Gives links and pictures in prose the addresses that they have on this site. */
import type { Json, Tree, TreeElement, TreeNode, TreeProps } from '../mdx/tree.ts'
import type { Source } from './source.ts'

type Resolve = (element: TreeElement, source: Source) => readonly TreeNode[]

const resolvers: Readonly<Record<string, Resolve>> = {
  // Words whose link leads nowhere (an entry without a page) stay as words.
  a: ([, props, ...children], source) => {
    const href = source.link(String(props?.['href']))
    return href === undefined
      ? resolveAll(children, source)
      : [['a', { ...props, href }, ...resolveAll(children, source)]]
  },
  CallToAction: ([name, props], source) => {
    const href = source.link(String(props?.['link']))
    return href === undefined ? [] : [[name, { ...without(props, 'link'), href }]]
  },
  Figure: ([name, props], source) => {
    const picture = source.picture(String(props?.['file'])) as unknown as Json
    return [[name, { ...without(props, 'file'), picture }]]
  },
}

export const resolveLinks = (tree: Tree, source: Source): Tree => resolveAll(tree, source)

function resolveAll(nodes: readonly TreeNode[], source: Source): TreeNode[] {
  return nodes.flatMap((node): readonly TreeNode[] => {
    if (typeof node === 'string') return [node]
    const resolve = Object.hasOwn(resolvers, node[0]) ? resolvers[node[0]] : undefined
    if (resolve) return resolve(node, source)
    const [name, props, ...children] = node
    return [[name, props, ...resolveAll(children, source)]]
  })
}

const without = (props: TreeProps | null, name: string): TreeProps =>
  Object.fromEntries(Object.entries(props ?? {}).filter(([key]) => key !== name))
