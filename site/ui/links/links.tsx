import { Link } from '../link/link.tsx'

interface Props {
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export function Links({ links }: Props) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
