import type { Layout } from '#site/shared/layout.ts'
import { Link } from '#site/ui/link/link.tsx'

interface Props {
  readonly services: Layout['services']
  readonly className: string | undefined
}

/** The two ways to a visitor's own account, as far as their services are configured. */
export function AccountLinks({ services: { signIn, member }, className }: Props) {
  if (!signIn && !member) return null
  return (
    <ul className={className}>
      {signIn && (
        <li>
          <Link href={signIn}>Sign In</Link>
        </li>
      )}
      {member && (
        <li>
          <Link href={member}>Become Our Member</Link>
        </li>
      )}
    </ul>
  )
}
