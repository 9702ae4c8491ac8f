/** Colours of the site, and how well one is read on another. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '#test/support/repository.ts'

/** Red, green and blue, 0 to 255. */
export type Colour = readonly number[]

const tokens = readFileSync(join(repository, 'site/styles/tokens.css'), 'utf8')

export const hexOf = (text: string): Colour =>
  (text.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16))

/** @throws Error where `styles/tokens.css` has none of that name */
export function tokenColour(name: string): Colour {
  const [, colour] = new RegExp(`--${name}: #([\\da-f]{6});`).exec(tokens) ?? []
  if (colour === undefined) throw new Error(`There is no colour --${name}.`)
  return hexOf(colour)
}

/** What texts are written in on any surface. */
export const textColours = ['warm-50', 'warm-200', 'warm-400', 'beam-amber', 'leaf', 'alert'].map(
  (name) => [name, tokenColour(name)] as const,
)

export const mix = (one: Colour, other: Colour, share: number): Colour =>
  one.map((part, index) => part * share + (other[index] ?? 0) * (1 - share))

/** As WCAG 2 counts it. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
