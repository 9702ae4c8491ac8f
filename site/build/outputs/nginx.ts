import type { SiteConfig } from '../../config.ts'
import { commonHeaders, immutable, immutableFolders, revalidate } from './headers.ts'
import type { ResolvedRedirect } from './redirects.ts'

/**
 * A server for nginx; only `root` and `listen` are to be set. Compressed files are sent as they are: gzip by nginx itself,
 * brotli where its module is loaded.
 */
export function nginx(redirects: readonly ResolvedRedirect[], config: SiteConfig): string {
  // Headers are not inherited by a block that adds one of its own, so every block says them all.
  const say = (indent: string, cache: string) =>
    Object.entries({ ...commonHeaders(config), 'Cache-Control': cache })
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n')
  return `# Made by npm run build, with the redirects of the content.
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
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/xml xml;
    application/json json;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/avif avif;
    image/webp webp;
    image/jpeg jpg jpeg;
    image/png png;
    video/mp4 mp4;
    font/woff2 woff2;
    application/pdf pdf;
  }

  # Files for other hosts.
  location ~ ^/(?:_redirects|_headers|nginx\\.conf)$ {
    return 404;
  }

${redirects.map(({ from, to, status }) => `  location = ${quote(from)} {\n    return ${status} ${quote(to)};\n  }`).join('\n')}

${immutableFolders
  .map((folder) => `  location /${folder}/ {\n    try_files $uri =404;\n${say('    ', immutable)}\n  }`)
  .join('\n\n')}

  # One address a page, without a slash at its end.
  location ~ ^(?<page>/.+)/$ {
    return 301 $page$is_args$args;
  }

  location / {
    try_files $uri $uri/index.html =404;
${say('    ', revalidate)}
  }
}
`
}

const quote = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '')}"`
