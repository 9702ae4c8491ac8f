import { expect, it } from 'vitest'
import { sections } from '#content/schema/sections.ts'
import { sectionSamples } from '#site/node/dev/section-samples.ts'

const types = sections.options.map(({ shape }) => shape.type.value)

it.each(types)('shows a sample of the section %s', (type) => {
  expect(sectionSamples.map((section) => section.type)).toContain(type)
})
