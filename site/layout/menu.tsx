import type { MenuItem } from '../data/layout.ts'
import { Link } from '../ui/link/link.tsx'

export function Menu({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map(({ label, href, children }) => (
        <li key={label}>
          <Link href={href}>{label}</Link>
          {children.length > 0 && (
            <ul>
              {children.map((child) => (
                <li key={child.label}>
                  <Link href={child.href}>{child.label}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
