/** The address of a slide: `…/redline-kl-1-5f3a-2000.webp` → `#picture-redline-kl-1-5f3a`, whatever its size. */
export function hashOf(href: string): string {
  const file = new URL(href).pathname.split('/').at(-1) ?? ''
  return `#picture-${file.replace(/\.\w+$/, '').replace(/-\d+$/, '')}`
}
