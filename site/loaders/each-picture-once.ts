/**
 * No picture stands twice on a page. What is shown for its own sake keeps its picture: a hero, a figure, a banner, a video. A
 * gallery leaves out what stands there already; a card shows another picture of its entry, or none, and a dish does without.
 * Another one that is upright, as a poster is, stands whole in a wide frame.
 * A card that begins when another card of the same address ends has the picture of that card.
 *
 * Posters of films, and pictures of goods, stay on their cards: they are known by them, and a film may be in several lists.
 *
 * A card that is a link, and a dish, say in words what their picture shows: its alternative text is empty, and in no payload.
 */

import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import type { Card } from '#site/shared/card.ts'
import type { Dish } from '#site/shared/parts/food-menu.ts'
import { isPicture, type Picture } from '#site/shared/picture.ts'
import { inRows } from './in-rows.ts'

/** @returns a function for each part of the page: what it shows at once, and what it has on demand. */
export function eachPictureOnce(data: object): <T>(part: T) => T {
  const kept = new Set<string>()
  const inGalleries = new Set<string>()
  rebuild(data, {
    picture: (picture) => note(kept, picture),
    gallery: (pictures) => pictures.map((picture) => note(inGalleries, picture)),
    preview(preview) {
      if (preview.picture && isKnownByPicture(preview)) note(kept, preview.picture)
      return preview
    },
  })
  return (part) => {
    const gallery = new Set(kept)
    const previews = kept.union(inGalleries)
    const shownUntil = new Map<string, Picture | undefined>()
    const isNewIn = (shown: Set<string>) => (picture: Picture) =>
      !shown.has(picture.name) && note(shown, picture) === picture
    return rebuild(part, {
      picture: (picture) => picture,
      gallery: (pictures) => inRows(pictures.filter(isNewIn(gallery))),
      preview({ otherPictures = [], picture, isWhole, ...preview }) {
        const { href, displayPeriod } = preview
        const candidates = picture ? [picture, ...otherPictures] : []
        const choose = () => (isKnownByPicture(preview) ? picture : candidates.find(isNewIn(previews)))
        const shown =
          href && displayPeriod?.from
            ? shownUntil.getOrInsertComputed(`${displayPeriod.from} ${href}`, choose)
            : choose()
        if (href && displayPeriod?.to) shownUntil.set(`${displayPeriod.to} ${href}`, shown)
        if (!shown) return preview
        return {
          ...preview,
          picture: isSaid(preview) ? { ...shown, alt: '' } : shown,
          ...((shown === picture ? isWhole : isUpright(shown)) ? { isWhole: true } : {}),
        }
      },
    }) as typeof part
  }
}

/** A part of a payload that shows something else than the page itself. */
type Preview = Partial<Card> & Partial<Dish>

interface Rules {
  readonly picture: (picture: Picture) => Picture
  readonly gallery: (pictures: readonly Picture[]) => readonly Picture[]
  readonly preview: (preview: Preview) => Preview
}

function rebuild(value: unknown, rules: Rules): unknown {
  if (Array.isArray(value))
    return value.length > 0 && value.every(isPicture) ? rules.gallery(value) : value.map((item) => rebuild(item, rules))
  if (typeof value !== 'object' || value === null) return value
  if (isPicture(value)) return rules.picture(value)
  if (isPreview(value)) {
    const body = value.body && rebuild(value.body, rules)
    return rules.preview(body ? { ...value, body: body as ProseTree } : value)
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rebuild(item, rules)]))
}

const isPreview = (value: object): value is Preview => 'shape' in value || 'dietary' in value

const isKnownByPicture = ({ shape }: Preview): boolean => shape === 'poster' || shape === 'square'

const isUpright = ({ width, height }: Picture): boolean => width < height

/** Whether words beside its picture say what that shows. */
const isSaid = ({ href, dietary }: Preview): boolean => href !== undefined || dietary !== undefined

function note(shown: Set<string>, picture: Picture): Picture {
  shown.add(picture.name)
  return picture
}
