import { expect, it } from 'vitest'
import { digestOf, digestOfOwn } from '#exporter/sources/drupal/digest.ts'

const withLink = (href: string) => ({ title: 'Follow us', links: [{ label: 'Here', href }] })

it('is blind to the links that Drupal puts into its answers, and not to those that stand in the mapping', () => {
  expect(digestOf(withLink('/a'))).toBe(digestOf(withLink('/b')))
  expect(digestOfOwn(withLink('/a'))).not.toBe(digestOfOwn(withLink('/b')))
})

it('is the same in whatever order values come', () => {
  const turned = { links: [{ href: '/a', label: 'Here' }], title: 'Follow us' }
  expect(digestOfOwn(turned)).toBe(digestOfOwn(withLink('/a')))
  expect(digestOf(turned)).toBe(digestOf(withLink('/a')))
})
