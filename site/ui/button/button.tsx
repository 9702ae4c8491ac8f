import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './button.module.css'

/** `main`: the one thing to do here. `plain`: beside it. `quiet`: an arrow to more. `round`: an icon alone. */
type Variant = 'primary' | 'secondary' | 'link' | 'icon'

interface Shape {
  readonly variant?: Variant
  readonly isSmall?: boolean
  /** Before the words; `quiet` has an arrow after them by itself. */
  readonly icon?: IconName
  readonly children: ReactNode
}

type ButtonProps = Shape & Omit<ComponentProps<'button'>, keyof Shape>
type ButtonLinkProps = Shape & Omit<ComponentProps<typeof Link>, keyof Shape>

const classOf = (variant: Variant, isSmall: boolean, given = ''): string =>
  [styles.button, styles[variant], isSmall ? styles.small : '', given].filter(Boolean).join(' ')

/** Does something here. */
export function Button({ variant = 'secondary', isSmall = false, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classOf(variant, isSmall, className)} {...rest}>
      <Inside variant={variant} icon={icon}>
        {children}
      </Inside>
    </button>
  )
}

/** Leads elsewhere, and looks as important as that is. */
export function ButtonLink({
  variant = 'secondary',
  isSmall = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link className={classOf(variant, isSmall, className)} {...rest}>
      <Inside variant={variant} icon={icon}>
        {children}
      </Inside>
    </Link>
  )
}

interface InsideProps {
  readonly variant: Variant
  readonly icon: IconName | undefined
  readonly children: ReactNode
}

function Inside({ variant, icon, children }: InsideProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {variant === 'icon' ? <span className="visually-hidden">{children}</span> : children}
      {variant === 'link' && <Icon name="arrow" />}
    </>
  )
}
