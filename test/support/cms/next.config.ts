import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const repository = path.resolve(import.meta.dirname, '../../..')

const config: NextConfig = {
  // The contract stands outside of this folder.
  turbopack: { root: repository },
  outputFileTracingRoot: repository,
  images: { unoptimized: true },
  devIndicators: false,
  // `npm run types` checks them, and faster.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
