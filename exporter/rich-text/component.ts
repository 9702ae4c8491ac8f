/** Components in the text, with props that the contract allows. */
import { componentNode } from '#content/format/prose/mdx-components.ts'
import type { Flow } from '#content/format/prose/mdx-normal-form.ts'
import { type ProseComponentName, proseComponents } from '#content/schema/components.ts'
import { utcInstant } from '#content/schema/time-zone.ts'
import type { ProseContext } from './context.ts'

/** @param until an instant in any form that has a time zone. */
export function countdown(
  until: string,
  texts: { label: string | undefined; done: string | undefined },
  context: ProseContext,
): Flow[] {
  const instant = new Date(until)
  return component(
    'Countdown',
    { until: Number.isNaN(instant.getTime()) ? '' : utcInstant(instant), ...texts },
    context,
  )
}

/** A component, or nothing after reporting that its props are not valid. */
export function component(name: ProseComponentName, props: object, context: ProseContext): Flow[] {
  const parsed = proseComponents[name].props.safeParse(props)
  if (parsed.success) return [componentNode(name, parsed.data)]
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  context.report({
    message: `The block “${name}” cannot be shown: ${faults}`,
    hint: 'Complete its fields in the editor.',
  })
  return []
}
