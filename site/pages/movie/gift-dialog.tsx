import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { PageProps } from '../components.ts'
import { GiftWords } from './gift-words.tsx'
import type { useGift } from './use-gift.ts'

interface Props extends ReturnType<typeof useGift> {
  readonly gifts: PageProps<'movie'>['data']['gifts']
}

/** A gift by itself, over the page. */
export function GiftDialog({ gifts, shown, show, close }: Props) {
  // What was shown last can be seen while it goes out.
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  const gift = shown ?? last
  if (!gift) return null
  const next = gifts[(gifts.indexOf(gift) + 1) % gifts.length]
  return (
    <Dialog title={gift.title} isOpen={shown !== undefined} onClose={close}>
      <Picture picture={gift.picture} use="card" sizes="(min-width: 40rem) 36rem, 100vw" isDecorative />
      <GiftWords gift={gift} />
      {next && next !== gift && <Button onClick={() => show(next)}>Next gift: {next.title}</Button>}
    </Dialog>
  )
}
