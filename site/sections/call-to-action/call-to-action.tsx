import { Link } from '../../ui/link/link.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { SectionProps } from '../section-data.ts'

export function CallToAction({ text, link, picture, tone }: SectionProps<'callToAction'>) {
  return (
    <>
      {picture && <Picture picture={picture} use="figure" sizes="(min-width: 60rem) 45rem, 100vw" />}
      {text && <p>{text}</p>}
      {link && (
        <p>
          <Link href={link.href} data-tone={tone}>
            {link.label}
          </Link>
        </p>
      )}
    </>
  )
}
