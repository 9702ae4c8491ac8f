/** Git hands out the originals of the content as they were committed, on every platform. */
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { repository } from '#test/support/repository.ts'

it.each(['a.vtt', 'a.gif', 'a.webm', 'a.svg', 'deep/a.txt', 'a.webp'])(
  'leaves every byte of content/media/%s',
  (name) => {
    const args = ['check-attr', 'text', '--', `content/media/${name}`]
    expect(execFileSync('git', args, { cwd: repository, encoding: 'utf8' })).toContain('text: unset')
  },
)
