import type { PricedPackage } from '#site/loaders/content-pages/packages/priced-package.ts'
import { briefRinggit, formatRinggit } from '#site/shared/money.ts'
import { Link } from '#site/ui/link/link.tsx'
import type { Estimate } from './estimate.ts'
import { guestsText, noEstimateText, priceBreakdownText } from './planner-text.ts'

interface Props {
  readonly offer: PricedPackage
  readonly guests: number
  readonly estimate: Estimate
}

/** What a package costs a head and in all, how that comes about, and under which terms. */
export function PriceLines({ offer: { title, pricing, note, terms }, guests, estimate }: Props) {
  const isKnown = estimate.is === 'known'
  const how = [
    isKnown && priceBreakdownText(pricing, guests, estimate.further),
    [isKnown && 'An estimate', note].filter(Boolean).join(': '),
  ].map((sentence) => (sentence ? sentence.replace(/\.?$/, '. ') : ''))
  return (
    <div className="priceLines">
      {isKnown ? (
        <>
          <p className="perHead">
            <strong>{briefRinggit(estimate.perHead)}</strong> a head
          </p>
          <p className="inAll">
            <strong>{briefRinggit(estimate.total)}</strong> for {guestsText(guests)}
          </p>
        </>
      ) : (
        <>
          <p className="notSo">
            <strong>{noEstimateText(estimate)}</strong>
          </p>
          <p className="inAll">
            {formatRinggit(pricing.amount)} for {pricing.per === 'guest' ? 'each guest' : guestsText(pricing.pax)}
          </p>
        </>
      )}
      <p className="how">
        {how.join('')}
        {terms && (
          <Link href={terms} className="terms">
            Terms<span className="visually-hidden"> of {title}</span>
          </Link>
        )}
      </p>
    </div>
  )
}
