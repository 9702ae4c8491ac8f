/** What is installed and what runs is what the lock files say. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
}

const locks = globSync('{.,test/support/*}/package-lock.json')

it('there are three of them', () => {
  expect(locks).toHaveLength(3)
})

describe.each(locks)('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Readonly<Record<string, Locked>> }
  const fetched = Object.entries(packages).filter(([path, { link }]) => /(?:^|\/)node_modules\//.test(path) && !link)

  it('has the digest of every package that is fetched', () => {
    expect(fetched.length).toBeGreaterThan(5)
    for (const [path, { integrity }] of fetched) expect(integrity, path).toMatch(/^sha512-[A-Za-z0-9+/]{86}==/)
  })

  it('is installed without running code of any package', () => {
    expect(readFileSync(join(dirname(file), '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('the Node that everything runs on', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, Locked>>
  }
  const nodes = Object.entries(packages).filter(([path]) =>
    /^node_modules\/node-(?:bin-)?(?:darwin|linux|win)-/.test(path),
  )

  it('is in the lock file for every platform, in one version', () => {
    expect(nodes).toHaveLength(5)
    expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1)
    for (const [path, { optional, hasInstallScript = false }] of nodes)
      expect({ path, optional, hasInstallScript }).toEqual({ path, optional: true, hasInstallScript: false })
  })

  it('is the one that runs this', () => {
    expect(process.version).toBe(`v${nodes[0]?.[1].version}`)
  })
})
