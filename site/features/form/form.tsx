import { type ComponentType, lazy, memo, Suspense } from 'react'
import type { FormView } from '#site/loaders/content-pages/form.ts'

interface Props {
  readonly form: FormView
  /** Whether the page shows its rules beside it. */
  readonly hasRulesBeside?: boolean
}

let Loaded: ComponentType<Props> | undefined

async function load() {
  const { FormBody } = await import('./form-body.tsx')
  return { default: FormBody }
}

/** The build, which does not wait while it renders, fetches the code before. */
export async function loadForm(): Promise<void> {
  Loaded ??= (await load()).default
}

const Lazy = lazy(load)

/**
 * A form of the editors'. Its code comes with pages that have one: until it is there, the built page can be typed into. React
 * would draw the form anew, without what was typed and without the focus, if the page around it changed meanwhile: hence the memo.
 */
export const Form = memo(function Form(props: Props) {
  const Body = Loaded ?? Lazy
  return (
    <Suspense>
      <Body {...props} />
    </Suspense>
  )
})
