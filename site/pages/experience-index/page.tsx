import { href } from '#site/href.ts'
import type { LoaderData } from '#site/loaders/loader.ts'
import { BasicContent } from '#site/templates/basic/basic-content.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Links } from '#site/ui/links/links.tsx'
import { Picture } from '#site/ui/picture/picture.tsx'
import type { load } from './loader.ts'
import styles from './page.module.css'

const experiencesHref = href('experiences')

type Props = { readonly data: LoaderData<typeof load> }

/** Each experience with the cinemas that have it. */
export function Page({ data: { page, experiences } }: Props) {
  return (
    <BasicContent page={page}>
      <ul className={`${styles.list} wrap`}>
        {experiences.map(({ card: { id, href = experiencesHref, title, text, picture }, cinemas, more }) => (
          <li key={id} className={styles.experience}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} use="card" sizes="(min-width: 48rem) 34vw, 88vw" isDecorative />
              </div>
            )}
            <div className={styles.content}>
              <h2>
                <Link href={href}>{title}</Link>
              </h2>
              <p className={styles.text}>{text}</p>
              <Links links={more ? [...cinemas, more] : cinemas} />
            </div>
          </li>
        ))}
      </ul>
    </BasicContent>
  )
}
