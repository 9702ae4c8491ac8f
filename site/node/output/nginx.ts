import { ownValue } from '#content/schema/own-value.ts'
import { hostFileNames } from '#content/snapshot/site-files.ts'
import type { SiteConfig } from '#site/config.ts'
import type { Redirect } from '#site/node/addresses/plan-redirects.ts'
import { typesByEnding } from './content-types.ts'
import { headerRules } from './headers.ts'
import { indexAddress } from './index-address.ts'
import { withQuery } from './with-query.ts'

/**
 * A server block for nginx, to be included within `http`; only `root` and `listen` are left to set. It sends the compressed
 * files of the build: gzip always, brotli where that module is loaded.
 */
export function nginx(redirects: readonly Redirect[], config: SiteConfig, styles: string): string {
  const { maps, lines } = headerLines(headerRules(config, styles))
  return `# Made by npm run build, with the redirects of the content.

# nginx has no other way to write a dollar.
geo $dollar {
  default "$";
}
${maps.join('\n')}
server {
  listen 8080;
  root /srv/site;

  index index.html;
  charset utf-8;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
  error_page 404 /404.html;
  types {
${typesByEnding.map(([ending, type]) => `    ${type} ${ending};`).join('\n')}
  }

  # Here and nowhere below: a block that adds a header of its own loses these.
${lines.map((line) => `  ${line}`).join('\n')}

  # One address a page, without a slash or a file at its end.
  if ($request_uri ~ "${indexAddress}") {
    return 301 $page$is_args$args;
  }

  # Files for hosts, and hidden ones.
  location ~ ^/(?:${forHosts})$|/\\. {
    return 404;
  }

  # What else ends with a slash is no address of ours.
  location ~ ./$ {
    return 404;
  }

${redirects.map(({ from, to, status }) => `  location = ${quoted(decodeURIComponent(from))} { return ${status} ${withArgs(to)}; }`).join('\n')}

  location / {
    try_files $uri $uri/index.html =404;
  }
}
`
}

/** The names of files for hosts, as a pattern. */
const forHosts = Object.values(hostFileNames).join('|').replaceAll('.', String.raw`\.`)

/** A header with another value below some folder takes the value from a map; an empty one is not sent. */
function headerLines([all, ...others]: ReturnType<typeof headerRules>): { maps: string[]; lines: string[] } {
  const maps: string[] = []
  const lines = Object.entries(all.headers).map(([name, value]) => {
    const special = others.filter(({ headers }) => Object.hasOwn(headers, name))
    if (special.length === 0) return `add_header ${name} ${written(value)} always;`
    const variable = `$header_${name.toLowerCase().replaceAll('-', '_')}`
    const rows = special.map(({ below, headers }) => `  ~^${below} ${written(ownValue(headers, name) ?? '')};\n`)
    maps.push(`map $uri ${variable} {\n  default ${written(value)};\n${rows.join('')}}\n`)
    return `add_header ${name} ${variable} always;`
  })
  return { maps, lines }
}

const queryPlace = '\0'

/** The target of a redirect, with the query of the request. */
const withArgs = (to: string): string => written(withQuery(to, queryPlace)).replace(queryPlace, () => '$is_args$args')

/** A string in a place where nginx expands no variables. */
const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** A string in a place where nginx expands variables: dollars are escaped. */
const written = (text: string): string => quoted(text).replaceAll('$', () => '$'.concat('{dollar}'))
