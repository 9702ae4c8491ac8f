import { Suspense, use } from 'react'
import { loadMessages, type Messages } from './load-messages.ts'

interface Props {
  readonly text: keyof Messages
}

/** A text of the language file, rendered once the file is loaded. */
export function InLanguage({ text }: Props) {
  return (
    <Suspense>
      <Text text={text} />
    </Suspense>
  )
}

const Text = ({ text }: Props) => use(loadMessages())?.[text]
