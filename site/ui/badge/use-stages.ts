import type { CSSProperties } from 'react'
import { type Badge, type Words, wordsAt } from '#site/shared/badge.ts'
import type { SettledAttributes } from '#site/shared/time/showing.ts'
import { useBadgeTime } from './time-badge.tsx'

/** What a badge says from an instant on. */
export interface Stage extends Words {
  /** In milliseconds since 1970; undefined for the stage in which the page was built. */
  readonly at?: number
}

type IsOfStage = (stage: Stage) => boolean

/** Attributes of what is there at some of the stages. */
export interface DuringAttributes extends SettledAttributes {
  readonly hidden: boolean
  readonly style?: CSSProperties | undefined
}

interface Stages {
  /** That in which the page was built, those that come within the age that it may have, and the present one. */
  readonly stages: readonly Stage[]
  /**
   * The attributes of what is there at the stages that a test names, one after another; undefined where there is none of them. All that
   * is there within the age that a page may have stands in its HTML, so that `settle-page.js` can show what it is time for.
   */
  readonly during: (test: IsOfStage) => DuringAttributes | undefined
}

// By itself the attribute would not hide what has a `display` of its own. React's types know no custom properties.
const hiddenStyle = { display: 'none', '--settled': 'flex' } as CSSProperties

/** For what is there at some of an entry's stages only, such as the way to tickets. */
export function useStages(badge: Badge): Stages {
  const { soon = [] } = badge
  const now = useBadgeTime(badge)
  const built: Stage[] = [badge, ...soon.map((instant) => stageAt(badge, Date.parse(instant)))]
  const current = now === undefined ? badge : stageAt(badge, now)
  const during = (test: IsOfStage) => {
    const isCurrent = test(current)
    const first = built.findIndex(test)
    if (first < 0 && !isCurrent) return undefined
    const end = built.findIndex((stage, index) => index > first && !test(stage))
    return {
      hidden: !isCurrent,
      style: isCurrent ? undefined : hiddenStyle,
      'data-begins': soon[first - 1],
      'data-ends': soon[end - 1],
    }
  }
  return { stages: [...built, current], during }
}

const stageAt = (badge: Badge, at: number): Stage => ({ ...wordsAt(badge, at), at })
