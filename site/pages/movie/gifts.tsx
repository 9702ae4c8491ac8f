import type { LoaderData } from '#site/loaders/loader.ts'
import { Picture } from '#site/ui/picture/picture.tsx'
import { GiftDetails } from './gift-details.tsx'
import type { load } from './loader.ts'

interface Props {
  readonly gifts: Readonly<LoaderData<typeof load>['gifts']>
}

/** Gifts for visitors of this film, while stocks last. */
export function Gifts({ gifts }: Props) {
  return (
    <ul className="filmGifts">
      {gifts.map((gift) => (
        <li key={gift.id} id={gift.id} className="gift" {...gift.displayPeriod?.soon}>
          <div className="picture">
            <Picture picture={gift.picture} use="card" sizes="(min-width: 48rem) 22rem, 88vw" />
          </div>
          <div className="content">
            <h3>{gift.title}</h3>
            <GiftDetails gift={gift} />
          </div>
        </li>
      ))}
    </ul>
  )
}
