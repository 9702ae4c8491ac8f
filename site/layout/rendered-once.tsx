/**
 * What is the same on thousands of pages is rendered once by a build: menus and footer are half of a page's elements. The
 * browser, and who looks at the HTML, see no difference.
 */
import { createContext, type HTMLAttributes, type ReactNode, useContext } from 'react'

/** Gives the HTML of children, rendered when first asked for. @param name of what they are, other for other HTML. */
export type RenderOnce = (name: string, children: ReactNode) => string

/** Only a build has one. */
export const RenderOnceContext = createContext<RenderOnce | undefined>(undefined)

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as: 'footer' | 'ul'
  readonly name: string
  /** Of the name alone: no context reaches them in a build, and ids of `useId` would be other ones. */
  readonly children: ReactNode
}

/** An element whose children are rendered once. */
export function RenderedOnce({ as: Element, name, children, ...attributes }: Props) {
  const html = useContext(RenderOnceContext)?.(name, children)
  if (html === undefined) return <Element {...attributes}>{children}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made this HTML.
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
