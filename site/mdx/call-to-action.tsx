import { Link } from '../ui/link/link.tsx'

interface Props {
  readonly label: string
  readonly href: string
  readonly tone?: 'primary' | 'quiet'
}

export function CallToAction({ label, href, tone = 'primary' }: Props) {
  return (
    <p>
      <Link href={href} data-tone={tone}>
        {label}
      </Link>
    </p>
  )
}
