import type { LoaderData } from '#site/loaders/loader.ts'
import { wayIcons } from '#site/shared/icons/way-icons.ts'
import { telHref } from '#site/shared/phone.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { OpenNow } from '#site/ui/clock/open-now.tsx'
import { DirectionLinks } from '#site/ui/direction-links/direction-links.tsx'
import { Icon, PathIcon } from '#site/ui/icon/icon.tsx'
import type { load } from './loader.ts'
import { OpeningHours } from './opening-hours.tsx'
import { useCopy } from './use-copy.ts'

/** Address, opening hours and directions. */
export function Visit({ cinema }: { readonly cinema: LoaderData<typeof load> }) {
  const { title, address, geo, map, phone, hours, parking, transit } = cinema
  const { status, copy } = useCopy()
  return (
    <section id="planAVisit" className="cinemaVisit wrap" aria-labelledby="gettingHere">
      <h2 id="gettingHere" className="visually-hidden">
        Getting here
      </h2>
      <div className="part">
        <h3 className="heading">Address</h3>
        <address className="address">
          {address.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
          {phone && (
            <a className="phone" href={telHref(phone)}>
              <Icon name="phone" size={1} />
              {phone}
            </a>
          )}
        </address>
        {geo && <DirectionLinks label="Directions" geo={geo} />}
        <div className="actions">
          {map && (
            <ButtonLink isSmall href={map}>
              Map
            </ButtonLink>
          )}
          <Button isSmall className="copy" onClick={() => copy([title, ...address].join('\n'))}>
            Copy address
          </Button>
          <span role="status" className="status">
            {status}
          </span>
        </div>
      </div>
      <div className="part">
        <h3 className="heading">
          Opening hours
          <span className="now">
            <OpenNow hours={hours} />
          </span>
        </h3>
        <OpeningHours rows={hours} />
      </div>
      {(parking || transit) && (
        <div className="part">
          <h3 className="heading">Arriving</h3>
          <dl className="directions">
            {transit && <Direction icon={wayIcons.train} name="Public transport" text={transit} />}
            {parking && <Direction icon={wayIcons.car} name="Parking" text={parking} />}
          </dl>
        </div>
      )}
    </section>
  )
}

interface DirectionProps {
  /** Its path. */
  readonly icon: string
  readonly name: string
  readonly text: string
}

const Direction = ({ icon, name, text }: DirectionProps) => (
  <div className="direction">
    <dt>
      <PathIcon path={icon} />
      {name}
    </dt>
    <dd>{text}</dd>
  </div>
)
