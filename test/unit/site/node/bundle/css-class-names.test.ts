import { expect, it } from 'vitest'
import { shortClassNames } from '#site/node/bundle/css-class-names.ts'

it('gives a class the same name in every folder and from every working directory', () => {
  const before = process.cwd()
  const here = shortClassNames('/one/checkout')('card', '/one/checkout/site/ui/cards/card.module.css')
  process.chdir('/')
  try {
    expect(shortClassNames('/another')('card', '/another/site/ui/cards/card.module.css?inline')).toBe(here)
  } finally {
    process.chdir(before)
  }
  expect(here).toMatch(/^[a-z][a-z0-9]{4}$/i)
})

it('gives two classes of one name in two files a name each', () => {
  const nameOf = shortClassNames('/root')
  expect(nameOf('title', '/root/a.module.css')).not.toBe(nameOf('title', '/root/b.module.css'))
})
