import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './button.module.css'

/** `primary`: the main action. `secondary`: beside it. `link`: text with an arrow. `icon`: an icon alone. */
type Variant = 'primary' | 'secondary' | 'link' | 'icon'

interface Shape {
  readonly variant?: Variant | undefined
  readonly isSmall?: boolean
  /** Icon before the text, one that all pages have or one of the part's own; the variant `link` has an arrow after it besides. */
  readonly icon?: IconName | ReactElement | undefined
  readonly children: ReactNode
}

type ButtonProps = Shape & Omit<ComponentProps<'button'>, keyof Shape>
type ButtonLinkProps = Shape & Omit<ComponentProps<typeof Link>, keyof Shape>

const classOf = (variant: Variant, isSmall: boolean, className = ''): string =>
  [styles.button, styles[variant], isSmall ? styles.small : '', className].filter(Boolean).join(' ')

/** A button for an action on the page. */
export function Button({ variant = 'secondary', isSmall = false, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={classOf(variant, isSmall, className)} {...rest}>
      <Inside variant={variant} icon={icon}>
        {children}
      </Inside>
    </button>
  )
}

/** A link that looks like a button. */
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
  readonly icon: IconName | ReactElement | undefined
  readonly children: ReactNode
}

function Inside({ variant, icon, children }: InsideProps) {
  return (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      {variant === 'icon' ? <span className="visually-hidden">{children}</span> : children}
      {variant === 'link' && <Icon name="arrow" />}
    </>
  )
}
