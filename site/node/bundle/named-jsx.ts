/**
 * Lets code call `jsx` by its name. React's own module is CommonJS, of which the bundler calls it as a property, `(0,e.jsx)(…)`: at hundreds of
 * places that every page has.
 */
import type { Plugin } from 'vite'

const runtime = 'react/jsx-runtime'
const named = '\0named-jsx'

// Of a default import the bundler makes a copy, with 0.2 KB of its own.
const code = `import { Fragment as fragment, jsx as one, jsxs as several } from '${runtime}'
export const Fragment = fragment
export const jsx = one
export const jsxs = several`

export const namedJsx = (): Plugin => ({
  name: 'named-jsx',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  resolveId: (id, importer) => (id === runtime && importer !== named ? named : undefined),
  load: (id) => (id === named ? code : undefined),
})
