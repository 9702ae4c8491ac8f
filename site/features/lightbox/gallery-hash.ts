/** The address of a slide, independent of the picture's size: `…/redline-kl-1-5f3a-2000.webp` → `#picture-redline-kl-1-5f3a`. */
export function hashOf(href: string): string {
  const file = new URL(href).pathname.split('/').at(-1) ?? ''
  return `#picture-${file.replace(/\.\w+$/, '').replace(/-\d+$/, '')}`
}
