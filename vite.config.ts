/** For `npm run dev`. The build makes its own configuration: see site/build/vite-config.ts. */
import { defineConfig } from 'vite'
import { contentDev } from './site/build/dev.ts'
import { sharedConfig } from './site/build/vite-config.ts'

export default defineConfig(() => {
  const shared = sharedConfig(import.meta.dirname)
  return { ...shared, plugins: [shared.plugins, contentDev(import.meta.dirname)], server: { host: '127.0.0.1' } }
})
