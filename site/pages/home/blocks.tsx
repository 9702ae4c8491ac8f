import type { LoaderData } from '#site/loaders/loader.ts'
import { ButtonLink } from '#site/ui/button/button.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import { Prose } from '#site/ui/prose/prose.tsx'
import { scrollFocusedIntoView } from '#site/ui/rail/scroll-focused-into-view.ts'
import type { load } from './loader.ts'

/** What the chain has besides films, side by side; on phones one scrolls to the others. */
export function Blocks({ blocks }: Pick<LoaderData<typeof load>, 'blocks'>) {
  if (blocks.length === 0) return null
  return (
    <ul className="homeBlocks wrap" onFocus={scrollFocusedIntoView}>
      {blocks.map(({ id, title, text, body, picture, links }) => (
        <li key={id} className="block">
          {picture && (
            <div className="picture">
              <Picture picture={picture} use="card" sizes="(min-width: 48rem) 42vw, 80vw" isDecorative />
            </div>
          )}
          <h2 className="title">{title}</h2>
          {text && <p>{text}</p>}
          {body && (
            <div className="body">
              <Prose tree={body} />
            </div>
          )}
          <p className="links">
            {links.map(({ label, href }, index) => (
              <ButtonLink key={index} variant="link" href={href}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
