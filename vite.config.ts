/** For `npm run dev`. The build makes its own configuration: see site/node/bundle/vite-config.ts. */
import { defineConfig } from 'vite'
import { parseConfig } from './site/config.ts'
import { sharedConfig } from './site/node/bundle/vite-config.ts'
import { contentDev } from './site/node/dev/vite-plugin.ts'

export default defineConfig(() => {
  const shared = sharedConfig(import.meta.dirname, parseConfig(process.env).formKind)
  return { ...shared, plugins: [shared.plugins, contentDev(import.meta.dirname)], server: { host: '127.0.0.1' } }
})
