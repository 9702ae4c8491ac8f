import type { LoaderData } from '#site/loaders/loader.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import type { load } from './loader.ts'

interface Props {
  readonly gift: LoaderData<typeof load>['gifts'][number]
}

/** Period, conditions and cinemas of a gift. */
export function GiftDetails({ gift: { period, conditions, cinemas, body } }: Props) {
  return (
    <>
      <p className="giftPeriod">{period}</p>
      <p>{conditions}</p>
      {body && <Prose tree={body} />}
      {cinemas.length > 0 && <p className="giftCinemas">At {cinemas.join(', ')}</p>}
    </>
  )
}
