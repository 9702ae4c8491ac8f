import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { accessMarks } from '#content/schema/access-marks.ts'
import { AccessKey, allAccessMarks, knownMarks } from '#site/features/access/access-marks.tsx'

it('knows each mark once, and none that is newer than itself', () => {
  expect(knownMarks(['quiet', 'smell', 'captioned', 'quiet'])).toEqual(['quiet', 'captioned'])
  expect(new Set(allAccessMarks)).toEqual(new Set(Object.keys(accessMarks)))
})

it('says what the marks mean that are there, and nothing where there are none', () => {
  const key = renderToStaticMarkup(<AccessKey codes={['captioned', 'captioned', 'smell']} />)
  expect(key.match(/<dt>/g)).toHaveLength(1)
  expect(key).toMatch(/Captions.*on the screen/)
  expect(renderToStaticMarkup(<AccessKey codes={['smell']} />)).toBe('')
})
