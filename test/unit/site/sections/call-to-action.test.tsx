import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import styles from '#site/sections/call-to-action/call-to-action.module.css'
import { CallToAction } from '#site/sections/call-to-action/call-to-action.tsx'

const rendered = (more: object) =>
  renderToString(<CallToAction heading="By post" text="All of it." tone="primary" {...more} />)

it('stands in a band with what it calls to', () => {
  const html = rendered({ link: { label: 'Buy', href: 'https://shop.example' } })
  expect(html).toContain(`class="${styles['band']}"`)
  expect(html).toContain('Buy')
})

it('is its words alone where there is nothing to call to', () => {
  const html = rendered({})
  expect(html).toMatch(/<h2>By post<\/h2><p [^>]*>All of it\.<\/p>/)
  expect(html).not.toContain(`class="${styles['band']}"`)
})
