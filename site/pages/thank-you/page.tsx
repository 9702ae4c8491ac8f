import { NowShowingRail } from '#site/features/film-lists/now-showing-rail.tsx'
import { useSentForm } from '#site/features/form/interactive/sent-form.ts'
import { InvitationButton } from '#site/features/invitation/invitation-button.tsx'
import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Hero } from '#site/ui/hero/hero.tsx'
import type { load } from './loader.ts'

type Props = { readonly data: LoaderData<typeof load> }

/** Says that something has arrived only to the one who has sent it: the address alone proves nothing. */
export function Page({ data: { page, path, films, confirmations, inviting } }: Props) {
  const sent = useSentForm(path)
  const confirmation = confirmations.find(({ form }) => form === sent)
  const rail = <NowShowingRail cards={films} />
  if (sent === undefined)
    return (
      <BasicContent page={page} hero={<NothingSent />} text={null}>
        {rail}
      </BasicContent>
    )
  return (
    <BasicContent page={confirmation ? { ...page, body: confirmation.text } : page}>
      {inviting.includes(sent) && (
        <div className="wrap">
          <InvitationButton />
        </div>
      )}
      {rail}
    </BasicContent>
  )
}

function NothingSent() {
  return (
    <Hero
      title="Nothing was sent"
      summary="This page thanks those who have just sent us a form. It was opened by its address, so nothing has reached us from here."
      actions={
        <ButtonLink variant="primary" href={href('contactUs')}>
          Write to us
        </ButtonLink>
      }
    />
  )
}
