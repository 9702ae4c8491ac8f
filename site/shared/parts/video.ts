/** A video as pages show it. */
import type { Picture } from '#site/shared/picture.ts'

export interface Video {
  readonly title: string
  readonly poster: Picture
  readonly src?: string
  /** Captions of `src`, in the editors' order; the first are shown at once. */
  readonly captions?: readonly Captions[]
  /** Address of the platform's player, where one is configured. */
  readonly player?: string
}

export interface Captions {
  readonly src: string
  /** BCP 47. */
  readonly language: string
  readonly label: string
}
