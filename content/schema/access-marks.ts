/** The accessibility attributes of a showtime. They are apart from the schema, as browsers show the words. */
export const accessMarks = {
  'audio-described': 'Audio described',
  captioned: 'Captions',
  'hearing-loop': 'Hearing loop',
  quiet: 'Quiet screening',
  wheelchair: 'Wheelchair places',
} as const

/** Versions that a film is supplied with, whether or not a showing is marked so. */
export const filmAccess = {
  'audio-described': 'Audio description',
  captioned: 'Captions',
} as const satisfies Partial<Record<keyof typeof accessMarks, string>>
