import { Link } from '../../ui/link/link.tsx'
import type { SectionProps } from '../section-data.ts'

export function Schedule({ rows, links }: SectionProps<'schedule'>) {
  return (
    <>
      <ol>
        {rows.map(({ start, title, venue, text, href }) => (
          <li key={`${start.iso} ${title}`}>
            <p>
              <time dateTime={start.iso}>{start.text}</time>
            </p>
            <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
            {venue && <p>{venue}</p>}
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
      {links.map((link) => (
        <p key={link.label}>
          <Link href={link.href}>{link.label}</Link>
        </p>
      ))}
    </>
  )
}
