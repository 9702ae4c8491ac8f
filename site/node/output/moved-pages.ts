import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pageFileNames } from '#content/schema/path.ts'
import type { SiteConfig } from '#site/config.ts'
import type { Redirect } from '#site/node/addresses/plan-redirects.ts'
import { escapeHtml } from '#site/node/escape-html.ts'
import { writeFile } from '#site/node/files.ts'
import type { PageFile } from '#site/node/output-files/page-files.ts'

/**
 * Writes the files of a page for each redirect: HTML for hosts that know no redirects, and a payload, as a navigation asks for
 * the payload of a page, which no host redirects.
 *
 * @throws where there is a file already, or the address leads out of the folder: earlier checks should have refused it.
 */
export function writeMovedPages(output: string, list: readonly Redirect[], config: SiteConfig): void {
  const folder = resolve(output)
  for (const { from, to } of list) {
    const write = (name: PageFile, text: string): void => {
      const file = join(folder, decodeURIComponent(from), name)
      if (!file.startsWith(folder + sep) || existsSync(file))
        throw new Error(`${from} cannot be redirected to ${to}: ${file}`)
      writeFile(file, text)
    }
    write(pageFileNames.html, movedPage(to, config))
    write(pageFileNames.payload, JSON.stringify({ movedTo: to }))
  }
}

/**
 * Leads on at once, which search engines take for a redirect. It has no `noindex` of its own, which would contradict its
 * canonical address. Its styles are attributes, as the policy allows no others.
 */
function movedPage(to: string, { siteUrl, noIndex }: SiteConfig): string {
  const canonical = new URL(to, siteUrl)
  canonical.hash = ''
  const target = escapeHtml(to)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">${noIndex ? '\n    <meta name="robots" content="noindex">' : ''}
    <link rel="canonical" href="${escapeHtml(canonical.href)}">
    <meta http-equiv="refresh" content="0; url=${target}">
  </head>
  <body style="margin: 20vh auto; padding: 0 1.5rem; max-width: 32rem; font: 1.125rem/1.5 system-ui, sans-serif">
    <h1>This page has moved</h1>
    <p><a href="${target}">Go to its new address</a></p>
  </body>
</html>
`
}
