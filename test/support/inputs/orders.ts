/** Texts that a terminal or CI would obey, and a look for what of them is left in an output. */

export const orders = [
  '::stop-commands::token',
  '::error file=app.js,line=1::Told by a title',
  '::add-mask::e',
  ' ::warning::x',
  '##[stop-commands]token',
  '##[error]x',
  '##vso[task.setvariable variable=a]b',
  '##teamcity[buildStop]',
  '\u001b[2J',
  '\u001b[31mred',
  '\u001b]0;title\u0007',
  '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  '\u009b2J',
  '\r::error::x',
  '\n::error::x',
  '\u2028::error::x',
  '\u0085::error::x',
  '\u202etxt.exe',
  '\u2066a\u2069',
  '\u0008\u0008\u0008',
  '\u0000',
  ':',
  '::',
  '#',
  '##',
  '[',
] as const

/** What our own reporters put around words on a terminal: dim, red, yellow, and their ends. */
const ownColours = /\u001b\[(?:2|22|31|33|39)m/g

/** What would be obeyed in an output, line by line as GitHub's runner reads them. Empty where nothing would. */
export function obeyed(output: string): string[] {
  const plain = output.replace(ownColours, '')
  const controls = plain.match(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu) ?? []
  const commands = plain.split('\n').filter((line) => line.trimStart().startsWith('::') || /##\w*\[/.test(line))
  return [...controls.map((control) => JSON.stringify(control)), ...commands]
}
