/**
 * The colour of a film, from that of its poster: bright enough to be seen beside the page's ink, dark enough for every text of the site to be
 * read on it, whatever the poster is.
 */
import type { Picture } from './picture.ts'

/**
 * Luminances by WCAG 2. On the first the faintest text has 4.5 (a test holds that for all of them); the second is that of the ink which shades
 * pictures, so that words on a shaded picture are read as well as before.
 */
const most = { ambient: 0.038, scrim: 0.004 }

/** A colour that is nearly black would become noise. */
const maxLift = 4

const weights = [0.2126, 0.7152, 0.0722] as const

/** `--ambient` for `style`, a colour. Nothing for a picture whose colour nobody knows. */
export function ambientStyle(picture: Pick<Picture, 'colour'>): object {
  const ambient = channelsAt(picture, most.ambient)
  return ambient ? { '--ambient': `#${ambient.map((part) => part.toString(16).padStart(2, '0')).join('')}` } : {}
}

/** The same, and `--scrim`, the channels of what shades a picture behind words. */
export function shadeStyle(picture: Pick<Picture, 'colour'>): object {
  const scrim = channelsAt(picture, most.scrim)
  return { ...ambientStyle(picture), ...(scrim ? { '--scrim': scrim.join(' ') } : {}) }
}

function channelsAt({ colour = '' }: Pick<Picture, 'colour'>, wanted: number): readonly number[] | undefined {
  if (!/^#[\da-f]{6}$/i.test(colour)) return undefined
  const light = [1, 3, 5].map((at) => toLinear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = light.reduce((sum, part, index) => sum + part * (weights[index] ?? 0), 0)
  return light.map((part) => toChannel(part * Math.min(wanted / Math.max(luminance, Number.EPSILON), maxLift)))
}

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Rounded down: never brighter than asked for. */
function toChannel(part: number): number {
  const share = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
  return Math.floor(Math.min(share, 1) * 255)
}
