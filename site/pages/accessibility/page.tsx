import { AccessByCinema } from '#site/features/access/access-by-cinema.tsx'
import { AccessKey, allAccessMarks } from '#site/features/access/access-marks.tsx'
import { FacilityIcon } from '#site/features/access/facility-icon.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Sections } from '#site/sections/sections.tsx'
import { telHref } from '#site/shared/phone.ts'
import { IndexHero } from '#site/templates/basic/index-hero.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Chip } from '#site/ui/chip/chip.tsx'
import { ChipRow } from '#site/ui/chip/chip-row.tsx'
import { FaqList } from '#site/ui/faq-list/faq-list.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'
import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import accessibilityUrl from './accessibility.css?url'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Access at all cinemas: who has what, what marks mean, how a place is booked, and what is asked about it. */
export function Page({ data: { page, facilities, cinemas, total, questions, contact } }: Props) {
  const parts = [
    ...(page.body ? [{ label: 'How to book', href: '#howToBook' }] : []),
    { label: 'Captions and quiet shows', href: '#markedShows' },
    ...(questions.length > 0 ? [{ label: 'Questions', href: '#accessQuestions' }] : []),
  ]
  return (
    <article>
      <PageStyles href={accessibilityUrl} />
      <IndexHero page={page} />
      <div className="partsOfAccess wrap">
        <ChipRow label="On this page">
          {parts.map(({ label, href }) => (
            <li key={href}>
              <Chip href={href}>{label}</Chip>
            </li>
          ))}
        </ChipRow>
      </div>
      <Section heading="Which cinema has what you need?" id="accessByCinema">
        <AccessByCinema facilities={facilities} cinemas={cinemas} total={total} />
      </Section>
      {page.body && (
        <Section heading="How to book" id="howToBook" isBeside>
          <div className="bookingAccess">
            <Prose tree={page.body} language={page.language} />
            <p className="hours">Customer service, {contact.hours}:</p>
            <ButtonLink icon="phone" href={telHref(contact.phone)}>
              {contact.phone}
            </ButtonLink>
          </div>
        </Section>
      )}
      <Section
        heading="Shows with something more"
        id="markedShows"
        text="On the pages of films and cinemas, these marks stand beside the times."
        more={{ label: 'Films and times', href: href('movies') }}
        isBeside
      >
        <div className="marksOfShows">
          <AccessKey codes={allAccessMarks} />
        </div>
      </Section>
      <Section heading="What there is" text="Each leads to the cinemas that have it, by distance and on the map.">
        <ul className="facilitiesForAccess">
          {facilities.map(({ key, title, help, icon, count, href }) => (
            <li key={key}>
              <FacilityIcon path={icon} />
              <div>
                <div className="facility">
                  <h3>
                    <Link href={href}>{title}</Link>
                  </h3>
                  <p className="count">
                    {placesOf(count, total)}
                    <span className="visually-hidden"> {total === 1 ? 'cinema' : 'cinemas'}</span>
                  </p>
                </div>
                {help && <p>{help}</p>}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Sections sections={page.sections} />
      {questions.length > 0 && (
        <Section heading="Questions" id="accessQuestions" isBeside>
          <FaqList questions={questions} />
        </Section>
      )}
    </article>
  )
}

/** How many of all cinemas have a facility. */
function placesOf(count: number, total: number): string {
  return count === total ? `All ${total}` : `${count} of ${total}`
}
