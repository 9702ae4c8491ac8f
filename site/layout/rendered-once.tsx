/**
 * A build renders menus and footer, half of a page's elements, once for all pages that share them. Browsers and the HTML
 * see no difference.
 */
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/**
 * Renders children to HTML on the first call for a name, and returns the same HTML afterwards.
 * @param name unique for each HTML.
 */
export type RenderOnce = (name: string, children: ReactNode) => string

/** Provided by a build only. */
export const RenderOnceContext = createContext<RenderOnce | undefined>(undefined)

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'footer' | 'ul'
  readonly name: string
  /** Must depend on `name` alone and use neither context nor `useId`, which a build does not provide here. */
  readonly children: ReactNode
}

/** An element whose children a build renders once. */
export function RenderedOnce({ as: Element, name, children, ...attributes }: Props) {
  const html = useContext(RenderOnceContext)?.(name, children)
  if (html === undefined) return <Element {...attributes}>{children}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made this HTML.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
