import type { Layout } from '#site/shared/layout.ts'
import { Link } from '#site/ui/link/link.tsx'

interface Props {
  readonly services: Layout['services']
  readonly className: string | undefined
}

/** Links to sign in and to become a member, where their services are configured. */
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
