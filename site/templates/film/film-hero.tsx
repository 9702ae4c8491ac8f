import type { ComponentProps, CSSProperties } from 'react'
import { MyListButton } from '#site/features/my-list/my-list-button.tsx'
import { ShareButton } from '#site/features/share/share-button.tsx'
import type { TicketButtonData } from '#site/loaders/films/film-tickets.ts'
import { shadeStyle } from '#site/shared/ambient.ts'
import type { Badge as BadgeData } from '#site/shared/badge.ts'
import { timesOf } from '#site/shared/films/film-state.ts'
import type { Picture as PictureData } from '#site/shared/picture.ts'
import type { PrePaintAttributes } from '#site/shared/time/display-period.ts'
import { Backdrop, Glow } from '#site/ui/backdrop/backdrop.tsx'
import { Badge } from '#site/ui/badge/badge.tsx'
import { TimeBadge } from '#site/ui/badge/time-badge.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { PageHeader } from '#site/ui/hero/page-header.tsx'
import { DrawnIcon } from '#site/ui/icon/icon.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './film-parts.css?url'
import { TrailerButton } from './film-preview.tsx'
import { TicketButton } from './ticket-button.tsx'

interface Film<Gift> {
  readonly title: string
  /** Letters of the title's longest word. */
  readonly longestWord: number
  readonly originalTitle?: string
  readonly originalLanguage?: string
  readonly tagline?: string
  readonly poster: PictureData
  readonly backdrop?: PictureData
  readonly backdropMobile?: PictureData
  readonly sale?: TicketButtonData
  readonly badge?: BadgeData
  readonly meta: readonly string[]
  readonly gifts?: readonly Gift[]
  /** The end of the last of them. */
  readonly giftsEnd?: PrePaintAttributes
  readonly trailer?: ComponentProps<typeof TrailerButton>['video']
}

const giftIcon = (
  <DrawnIcon>
    <path d="M4 9h16v4H4zM5.5 13v7h13v-7M12 9v11M12 9C9 9 7 7.5 7 6s1-2 2-2c2 0 3 3 3 5Zm0 0c3 0 5-1.5 5-3s-1-2-2-2c-2 0-3 3-3 5Z" />
  </DrawnIcon>
)

interface Props<Gift> {
  readonly film: Film<Gift>
  readonly showGift?: (gift: Gift) => void
}

/** Hero of a film: backdrop, poster, title, meta and buttons. */
export function FilmHero<Gift>({ film, showGift }: Props<Gift>) {
  const { title, originalTitle, originalLanguage, tagline, poster, backdrop, backdropMobile } = film
  const [firstGift] = film.gifts ?? []
  return (
    <>
      <PageStyles href={stylesUrl} />
      <PageHeader className={`filmHero ${backdrop ? 'withBackdrop' : ''}`} style={shadeStyle(poster)}>
        {backdrop ? (
          <Backdrop picture={backdrop} phonePicture={backdropMobile} />
        ) : (
          // Without a backdrop, the poster's colours fill the background.
          <Glow picture={poster} />
        )}
        <div className="row wrap">
          <div className="poster" data-shared-target>
            <Picture
              picture={poster}
              use="poster"
              sizes={`(min-width: 48rem) ${backdrop ? 18 : 24}rem, 36vw`}
              isFirst={backdrop === undefined}
              isOnAmbient
            />
          </div>
          <div className="content">
            <Breadcrumbs />
            <h1
              className="title"
              // React's types know no custom properties.
              style={{ '--longest': film.longestWord } as CSSProperties}
              // Without an original title, the title itself is in the original language.
              lang={originalTitle ? undefined : originalLanguage}
            >
              {title}
            </h1>
            {originalTitle && (
              <p className="original" lang={originalLanguage}>
                {originalTitle}
              </p>
            )}
            {tagline && <p className="tagline">{tagline}</p>}
            <ul className="meta">
              {film.badge && (
                <li>
                  <TimeBadge badge={film.badge} />
                </li>
              )}
              {film.meta.map((line, index) => (
                <li key={index}>{index === 0 ? <Badge>{line}</Badge> : line}</li>
              ))}
            </ul>
            <div className="actions">
              {film.sale && <TicketButton parts={film.sale.parts} />}
              {film.trailer && <TrailerButton video={film.trailer} />}
              <div className="others">
                <MyListButton title={title} from={timesOf(film)?.from} />
                <ShareButton title={title} />
                {/* The last, as it goes once the gifts are over: nothing else moves then. */}
                {firstGift && showGift && (
                  <ButtonLink
                    icon={giftIcon}
                    // Without script, the link leads to the section of gifts.
                    href="#movieGifts"
                    {...film.giftsEnd}
                    aria-haspopup="dialog"
                    onClick={(event) => {
                      event.preventDefault()
                      showGift(firstGift)
                    }}
                  >
                    Movie gifts
                  </ButtonLink>
                )}
              </div>
            </div>
          </div>
        </div>
      </PageHeader>
    </>
  )
}
