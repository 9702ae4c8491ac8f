import { Link } from './link.tsx'

interface Props {
  readonly href: string | undefined
  readonly children: string
}

/** A title, and a link where it leads somewhere: all of the positioned box around it can be pressed then. */
export const TitleLink = ({ href, children }: Props) =>
  href ? (
    <Link href={href} className="title-link">
      {children}
    </Link>
  ) : (
    children
  )
