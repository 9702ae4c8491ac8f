import type { ProseTree } from '#content/format/prose/prose-tree.ts'
import { Prose } from '#site/ui/prose/prose.tsx'
import { Section } from '#site/ui/section/section.tsx'

/** What the house is like. Phones have its first paragraph in view, and fold the rest. */
export function House({ body }: { readonly body: ProseTree }) {
  const [first, ...rest] = body
  const isFolded = first?.[0] === 'p' && rest.length > 0
  return (
    <Section heading="The house">
      <Prose tree={isFolded ? [first] : body} isAlone>
        {isFolded && (
          <details className="foldedOnPhones">
            <summary>More about the house</summary>
            <Prose tree={rest} />
          </details>
        )}
      </Prose>
    </Section>
  )
}
