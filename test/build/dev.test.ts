/** The development server, on a copy of the site that is edited while a page of it is open. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { originalUrl, pictureVersion } from '#site/shared/media-url.ts'
import { pictureUrl } from '#site/shared/picture.ts'
import { launchBrowser } from '#test/support/browser/launch/browser.ts'
import { type Visit, visit } from '#test/support/browser/visit.ts'
import { repository } from '#test/support/repository.ts'
import { SiteCopy } from '#test/support/site/site-copy.ts'
import { committedSource } from '#test/support/site/site-source.ts'

let site: SiteCopy
let server: ChildProcess
let url = ''
let browser: Browser
const ends: (() => void)[] = []

const secret = 'what nobody is to read'
const source = await committedSource()
const poster = source.picture('file/poster-redline-kl')
const linked = source.entry('file', 'file/poster-neon-warrant')

function replaceByLink(file: string, target: string): void {
  rmSync(file)
  symlinkSync(target, file)
}

beforeAll(async () => {
  site = new SiteCopy({ whenDone: (end) => void ends.push(end) })
  cpSync(join(repository, 'content/media'), join(site.folder, 'content/media'), { recursive: true })
  // Beside what may be served, below it, and behind a link.
  for (const name of ['secret.png', 'content/secret.png', 'content/media/secret.png']) site.write(name, secret)
  replaceByLink(join(site.folder, 'content/media', linked.path), join(site.folder, 'secret.png'))
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: site.folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  url = await addressSaidBy(server)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.kill()
  if (server?.exitCode === null) await once(server, 'exit')
  for (const end of ends) end()
})

/** It is read to its end: a server that nobody listens to any more would end. */
function addressSaidBy({ stdout }: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
    stdout?.on('end', () => reject(new Error(`The server ended without an address:\n${said}`)))
  })
}

/** A page that would lose something if it were loaded again: words in the field for cinemas. */
async function openCinemas(): Promise<Visit> {
  const visited = await visit(browser, url)
  // Vite compiles what is asked for the first time.
  visited.page.setDefaultTimeout(30_000)
  await visited.page.goto('/cinema')
  await fieldOf(visited.page).fill('kuching')
  await listed(visited.page).filter({ hasText: 'GSC Sungai Emas' }).waitFor()
  await visited.page.waitForURL('**/cinema?q=kuching')
  await visited.page.evaluate(() => Reflect.set(window, 'same', true))
  return visited
}

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search Location, Keyword', exact: true })
const listed = (page: Page) => page.locator('main article article a[href^="/cinema/"]')

async function expectStateKept(page: Page): Promise<void> {
  expect(await fieldOf(page).inputValue()).toBe('kuching')
  expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true)
}

it('shows an edited entry at once, and keeps the state of the page', async () => {
  const { page, close } = await openCinemas()
  const file = 'content/entries/cinema/gsc-sungai-emas.mdx'
  site.edit(file, /^title: .*$/m, 'title: GSC Sungai Perak')
  await listed(page).filter({ hasText: 'GSC Sungai Perak' }).waitFor()
  await expectStateKept(page)
  site.edit(file, /^title: .*$/m, 'title: GSC Sungai Emas')
  await listed(page).filter({ hasText: 'GSC Sungai Emas' }).waitFor()
  await close()
})

it('shows an edited component at once, and keeps the state of the page', async () => {
  const { page, close } = await openCinemas()
  site.edit('site/layout/header/header.tsx', /<header/, '<header data-edited')
  await page.locator('header[data-edited]').waitFor({ state: 'attached' })
  await expectStateKept(page)
  await close()
})

it('says what is wrong with an entry, and shows the page again once it is right', async () => {
  const { page, close } = await visit(browser, url)
  const file = 'content/entries/movie/redline-kl.mdx'
  const heading = page.getByRole('heading', { level: 1, name: 'Redline KL' })
  await page.goto('/movie/redline-kl')
  await heading.waitFor()
  site.edit(file, /\n$/, '\n<Marquee text="x" />\n')
  await expect.poll(async () => (await fetch(`${url}/movie/redline-kl/payload.json`)).status).toBe(500)
  site.edit(file, /\n<Marquee text="x" \/>\n$/, '\n')
  await page.goto('/movie/redline-kl')
  await heading.waitFor()
  await close()
})

interface Answered {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

/** As it is written: `fetch` would mend it first. */
function ask(path: string): Promise<Answered> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece) => pieces.push(piece))
      response.on('end', () => {
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, type, body: Buffer.concat(pieces) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('below /media/, the development server', () => {
  it('gives originals and what is made of them, as what they are', async () => {
    const original = source.entry('file', 'file/poster-redline-kl')
    const { status, type, body } = await ask(originalUrl(original.path))
    expect([status, type]).toEqual([200, 'image/webp'])
    expect(body).toEqual(readFileSync(join('content/media', original.path)))
    // Once made, once kept.
    for (let turn = 0; turn < 2; turn++) {
      const picture = await ask(pictureUrl(poster, 180, 'avif'))
      expect([picture.status, picture.type]).toEqual([200, 'image/avif'])
      expect(await sharp(picture.body).metadata()).toMatchObject({ width: 180 })
    }
    const [kept = ''] = globSync(join(site.folder, '.cache/dev/media/**/*-180.avif.*'))
    writeFileSync(kept, 'torn')
    expect((await ask(pictureUrl(poster, 180, 'avif'))).type).toBe('image/avif')
    expect(readFileSync(kept).length).toBeGreaterThan(1000)
  })

  it.each([
    '/media/..%2f..%2fpackage.json',
    '/media/..%2f..%2fsecret.png',
    '/media/..%2fsecret.png',
    '/media/..%5c..%5csecret.png',
    '/media/..%252f..%252fsecret.png',
    '/media/%2fetc%2fpasswd',
    '/media//etc/passwd',
    '/media/secret.png',
    '/media/secret.png%00',
    `/media/${linked.path}`,
    `/media/${linked.path}%00.webp`,
    `/media/${pictureVersion}/..%2f..%2f..%2fsecret-96.webp`,
    `/media/${pictureVersion}/${poster.name}-181.avif`,
    `/media/${pictureVersion}/${poster.name}-6000x6000.jpg`,
    `/media/v1/${poster.name}-180.avif`,
    '/media/',
    '/media/.',
  ])('does not give %s', async (path) => {
    const { status, body } = await ask(path)
    expect(body.toString()).not.toContain(secret)
    expect([status, body.length]).toEqual([404, 0])
  })

  it.each(['/media/%', '/media/%c0%af', '/%', '/media/%E0%A4%A', '//'])('outlives %s', async (path) => {
    expect((await ask(path)).status).toBe(400)
    expect((await ask(pictureUrl(poster, 180, 'avif'))).status).toBe(200)
  })

  it('leaves what is outside of the repository alone in Vite’s own addresses too', async () => {
    const { status, body } = await ask('/@fs/etc/passwd')
    expect([status, body.toString().includes('root:')]).toEqual([403, false])
  })

  it('gives nothing of the machine, whatever it is asked for', async () => {
    const piece = fc.constantFrom(
      ...['/', '..', '.', '%2f', '%2F', '%5c', '%252f', '%2e%2e', '%00', '%', '?', '#', ';', '//', 'media', 'content'],
      ...['secret.png', 'package.json', 'etc', 'passwd', pictureVersion, poster.name, linked.path, '-180.avif', '@fs'],
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 10 }), async (pieces) => {
        const { status, body } = await ask(`/media/${pieces.join('')}`)
        expect(body.toString()).not.toContain(secret)
        expect(body.toString()).not.toMatch(/root:x:0|"private": true/)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})
