import { expect, it } from 'vitest'
import { parseReportOptions } from '#review/options.ts'

it.each(['content', 'content/', './content', './content//'])(
  'takes %s for the folder that git calls content',
  (folder) => {
    const options = parseReportOptions(['--base', 'HEAD', '--content', folder])
    expect(options).toMatchObject({ content: 'content', head: 'content' })
  },
)
