import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkOutFolder } from '#exporter/write/out-folder.ts'
import { closedPort } from '#test/support/closed-port.ts'
import { runExport } from '#test/support/snapshot/run-export.ts'
import { filesIn, folderWith } from '#test/support/snapshot/snapshot-folder.ts'

const problem = (message: string) => ({
  message: expect.stringContaining(message),
  hint: expect.stringMatching(/\.$/),
})
const refusal = (message: string) => expect.objectContaining({ problems: [problem(message)] })

describe('the folder of --out', () => {
  it.each([
    ['is not there yet', (folder: string) => join(folder, 'new/one')],
    ['is empty', (folder: string) => folder],
  ])('may be one that %s', (_, place) => {
    expect(() => checkOutFolder(place(folderWith({})))).not.toThrow()
  })

  it.each([
    [
      'what an export that came to nothing and git leave',
      { '.lock': '', '.staging/export-abcdef/x': 'x', '.gitkeep': '' },
    ],
    ['a snapshot, with files of others', { 'snapshot.json': '{}', 'README.md': 'x' }],
    ['a snapshot without its manifest', { 'urls.json': '{}', 'entries/menu/a.json': 'x' }],
  ])('may hold %s', (_, files) => {
    expect(() => checkOutFolder(folderWith(files))).not.toThrow()
  })

  it('may be the content folder of the repository, whatever was deleted there, also by a link', () => {
    checkOutFolder('content')
    const link = join(folderWith({}), 'link')
    symlinkSync(join(process.cwd(), 'content'), link)
    checkOutFolder(link)
  })

  it.each(['', '.', '..', '/', homedir(), join(process.cwd(), 'content/..')])('is never %s', (folder) => {
    expect(() => checkOutFolder(folder)).toThrow(refusal('holds more than a snapshot'))
  })

  it('is never a repository of git, nor the folder around one that leads to ours', () => {
    const folder = folderWith({ 'snapshot.json': '{}' })
    mkdirSync(join(folder, '.git'))
    expect(() => checkOutFolder(folder)).toThrow(refusal('a repository of git'))
    const link = join(folderWith({}), 'link')
    symlinkSync(process.cwd(), link)
    expect(() => checkOutFolder(link)).toThrow(refusal('holds more than a snapshot'))
  })

  it.each(['docs', 'content/entries', 'content/media', 'content/schema'])(
    'is not %s, which holds no snapshot',
    (folder) => {
      expect(() => checkOutFolder(folder)).toThrow(refusal('and no snapshot'))
    },
  )

  it('is not a file, nor a link that leads nowhere', () => {
    const folder = folderWith({ file: '' })
    symlinkSync('/nowhere', join(folder, 'link'))
    expect(() => checkOutFolder(join(folder, 'file'))).toThrow(refusal('is no folder'))
    expect(() => checkOutFolder(join(folder, 'link'))).toThrow(refusal('is no folder'))
  })

  it('is looked at before anything is made in it, even the lock', async () => {
    const folder = folderWith({ 'docs/thesis.doc': 'mine' })
    const run = await runExport({ origin: closedPort, out: folder, env: { CMS_API_KEY: 'x' } })
    expect(run).toMatchObject({ code: 2, failure: problem('holds docs, and no snapshot') })
    expect(existsSync(join(folder, '.lock'))).toBe(false)
    expect(filesIn(folder)).toEqual({ 'docs/thesis.doc': 'mine' })
  })
})
