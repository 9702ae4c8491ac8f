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
  // They are built for a few looks from this machine: to make them small takes longer than to load them.
  experimental: { turbopackMinify: false, turbopackSourceMaps: false, turbopackScopeHoisting: false },
}

export default withPayload(config, { devBundleServerPackages: false })
