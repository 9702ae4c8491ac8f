/** The pages of the comparison, made by Astro: no component that runs in the browser. */
import { defineConfig } from 'astro/config'

export default defineConfig({ telemetry: false, devToolbar: { enabled: false } })
