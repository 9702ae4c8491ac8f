/** Whatever files and fields of the content are called, a build that complains of them gives no orders to a terminal or to CI. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { obeyed, orders } from '#test/support/inputs/orders.ts'
import { checkout } from '#test/support/site/site-build.ts'

it('prints them as what they are', () => {
  const { folder, content } = checkout()
  const film = (name: string) => join(content, 'entries/movie', name)
  for (const [at, order] of orders.entries()) {
    const name = order.replaceAll(/[/\\\0]/g, '-')
    copyFileSync(film('redline-kl.mdx'), film(`${name}${at}.mdx`))
    const strange = `${JSON.stringify(order)}: ${JSON.stringify(order)}`
    writeFileSync(
      film(`strange-${at}.mdx`),
      readFileSync(film('redline-kl.mdx'), 'utf8').replace('---\n', `---\n${strange}\n`),
    )
  }
  appendFileSync(film('neon-warrant.mdx'), '\n<Marquee text="::error::x" />\n\n::error::y\n')

  const args = ['--no-pictures', '--no-compression']
  for (const more of [[], ['--why', '/movie/\n::error::x\u001b[2J']]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['site/node/cli/cli.ts', ...args, ...more], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, SITE_URL: 'https://gsc.example' },
    })
    expect(status).toBe(1)
    expect(stderr).toContain('stop-commands')
    expect(obeyed(stdout + stderr)).toEqual([])
  }
})
