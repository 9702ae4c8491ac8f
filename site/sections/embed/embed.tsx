import { Link } from '../../ui/link/link.tsx'
import type { SectionProps } from '../section-data.ts'

/** Named and linked only: what it embeds is asked for when the visitor wants it. */
export function Embed({ title, href, aspect }: SectionProps<'embed'>) {
  return <p data-aspect={aspect}>{href ? <Link href={href}>{title}</Link> : title}</p>
}
