/** One paragraph, as the editor of the CMS stores it. */
export function prose(text: string) {
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }
  const paragraph = {
    type: 'paragraph',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    textFormat: 0,
    textStyle: '',
    children: [words],
  }
  return { root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children: [paragraph] } }
}
