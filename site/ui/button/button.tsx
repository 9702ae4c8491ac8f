import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './button.module.css'

/** `main`: the one thing to do here. `plain`: beside it. `quiet`: an arrow to more. `round`: an icon alone. */
type Look = 'main' | 'plain' | 'quiet' | 'round'

interface Shape {
  readonly look?: Look
  readonly isSmall?: boolean
  /** Before the words; `quiet` has an arrow after them by itself. */
  readonly icon?: IconName
  readonly children: ReactNode
}

type ButtonProps = Shape & Omit<ComponentProps<'button'>, keyof Shape>
type ButtonLinkProps = Shape & Omit<ComponentProps<typeof Link>, keyof Shape>

const classOf = (look: Look, isSmall: boolean, given = ''): string =>
  [styles.button, styles[look], isSmall ? styles.small : '', given].filter(Boolean).join(' ')

/** Does something here. */
export function Button({ look = 'plain', isSmall = false, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classOf(look, isSmall, className)} {...rest}>
      <Inside look={look} icon={icon}>
        {children}
      </Inside>
    </button>
  )
}

/** Leads elsewhere, and looks as important as that is. */
export function ButtonLink({ look = 'plain', isSmall = false, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classOf(look, isSmall, className)} {...rest}>
      <Inside look={look} icon={icon}>
        {children}
      </Inside>
    </Link>
  )
}

interface InsideProps {
  readonly look: Look
  readonly icon: IconName | undefined
  readonly children: ReactNode
}

function Inside({ look, icon, children }: InsideProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {look === 'round' ? <span className="visually-hidden">{children}</span> : children}
      {look === 'quiet' && <Icon name="arrow" />}
    </>
  )
}
