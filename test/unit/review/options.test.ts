import { expect, it } from 'vitest'
import { parseReportOptions } from '#review/options.ts'

it.each(['content', 'content/', './content', './content//'])(
  'takes %s for the folder that git calls content',
  (folder) => {
    const options = parseReportOptions(['--base', 'HEAD', '--content', folder])
    expect(options).toMatchObject({ content: 'content', head: 'content' })
  },
)

it.each(['/srv/content', '..', '../content', './../content', '/'])(
  'does not take %s for a folder of the repository, and says how one is named',
  (folder) => {
    expect(() => parseReportOptions(['--base', 'HEAD', '--content', folder])).toThrow(
      `--content ${folder} is no folder of the repository`,
    )
  },
)
