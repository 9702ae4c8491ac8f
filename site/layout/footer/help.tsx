import type { Block, Link, LinkBlock } from '#site/shared/layout.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link as SiteLink } from '#site/ui/link/link.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { AppBlock } from './app-block.tsx'
import styles from './footer.module.css'

interface Props {
  readonly app: readonly LinkBlock[]
  readonly support: readonly Block[]
  readonly follow: readonly Block[]
  /** The social menu. */
  readonly social: readonly Link[]
}

/** Where to get support, and where to follow us. */
export function Help({ app, support, follow, social }: Props) {
  const blocks = [...support, ...withSocial(follow, social)]
  if (blocks.length + app.length === 0) return null
  return (
    <div className={`${styles.help} wrap`}>
      {blocks.map((block) => (
        <HelpBlock key={block.id} block={block} />
      ))}
      {app.map((block) => (
        <AppBlock key={block.id} block={block} />
      ))}
    </div>
  )
}

function HelpBlock({ block: { id, title, text, body, links } }: { readonly block: Block }) {
  return (
    <section aria-labelledby={`helpBlock-${id}`} className={styles.support}>
      <h2 id={`helpBlock-${id}`}>{title}</h2>
      {text && <p>{text}</p>}
      {body && <Prose tree={body} />}
      <ul className={styles.links}>
        {links.map(({ label, href }, index) => (
          <li key={index}>
            <SiteLink href={href}>
              {label}
              {/^https?:/.test(href) && <Icon name="outside" size={0.875} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The first block also has what only the menu leads to; an address is shown once, in the words of the block. */
function withSocial([first, ...others]: readonly Block[], social: readonly Link[]): Block[] {
  if (!first && social.length === 0) return []
  const { links, ...block } = first ?? { id: 'social', title: 'Follow Us On', links: [] }
  const byHref = new Map([...social, ...links].map(({ label, href }) => [href, { label, href }]))
  return [{ ...block, links: [...byHref.values()] }, ...others]
}
