import { useState } from 'react'
import type { LoaderData } from '#site/loaders/loader.ts'
import { Button } from '#site/ui/button/button.tsx'
import { Dialog } from '#site/ui/dialog/dialog.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { GiftDetails } from './gift-details.tsx'
import type { load } from './loader.ts'
import type { useGift } from './use-gift.ts'

interface Props extends ReturnType<typeof useGift> {
  readonly gifts: Readonly<LoaderData<typeof load>['gifts']>
}

/** A gift in a dialog over the page. */
export function GiftDialog({ gifts, shown, show, close }: Props) {
  // Keeps the last gift rendered while the dialog fades out.
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  const gift = shown ?? last
  if (!gift) return null
  const next = gifts[(gifts.indexOf(gift) + 1) % gifts.length]
  return (
    <Dialog title={gift.title} isOpen={shown !== undefined} onClose={close}>
      <Picture picture={gift.picture} use="card" sizes="(min-width: 40rem) 36rem, 100vw" isDecorative />
      <GiftDetails gift={gift} />
      {next && next !== gift && <Button onClick={() => show(next)}>Next gift: {next.title}</Button>}
    </Dialog>
  )
}
