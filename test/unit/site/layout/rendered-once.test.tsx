import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RenderedOnce, type RenderOnce, RenderOnceContext } from '#site/layout/rendered-once.tsx'

let renderings = 0

function Words({ of }: { readonly of: string }) {
  renderings++
  return <li>Words of {of} & more</li>
}

const element = (name: string) => (
  <RenderedOnce as="ul" name={name} className="list">
    <Words of="a" />
    and
    <Words of="b" />
  </RenderedOnce>
)

it('gives the same HTML for many pages as for each of them, and renders it once for each name', () => {
  const alone = renderToString(element('menu'))
  const kept = new Map<string, string>()
  const renderOnce: RenderOnce = (name, children) => kept.getOrInsertComputed(name, () => renderToString(children))
  const inBuild = (name: string) =>
    renderToString(<RenderOnceContext value={renderOnce}>{element(name)}</RenderOnceContext>)
  renderings = 0
  expect([inBuild('menu'), inBuild('menu'), inBuild('menu')]).toEqual([alone, alone, alone])
  expect(renderings).toBe(2)
  expect(inBuild('another')).toBe(alone)
  expect(renderings).toBe(4)
})
