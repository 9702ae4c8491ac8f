import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RenderedOnce, RenderOnceContext } from '#site/layout/rendered-once.tsx'

let renderings = 0

function Words({ of }: { readonly of: string }) {
  renderings++
  return h('b', null, 'Words of ', of, ' & more')
}

const element = (name: string) =>
  h(RenderedOnce, { as: 'ul', name, className: 'list' }, h(Words, { of: 'a' }), 'and', h(Words, { of: 'b' }))

it('gives the same HTML for many pages as for each of them, and renders it once for each name', () => {
  const alone = renderToString(element('menu'))
  const kept = new Map<string, string>()
  const inBuild = (name: string) =>
    renderToString(
      h(
        RenderOnceContext,
        { value: (name, children) => kept.getOrInsertComputed(name, () => renderToString(children)) },
        element(name),
      ),
    )
  renderings = 0
  expect([inBuild('menu'), inBuild('menu'), inBuild('menu')]).toEqual([alone, alone, alone])
  expect(renderings).toBe(2)
  expect(inBuild('another')).toBe(alone)
  expect(renderings).toBe(4)
})
