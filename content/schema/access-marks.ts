/** What makes a showing one for people who need it so. Apart from the schema, as pages show the words in the browser. */
export const accessMarks = {
  'audio-described': 'Audio described',
  captioned: 'Captions',
  quiet: 'Quiet screening',
  wheelchair: 'Wheelchair places',
} as const
