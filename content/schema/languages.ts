/** BCP 47 tags: a title in its own script is announced and drawn right, and captions are offered by the language they are in. */
export const languages = {
  en: 'English',
  ms: 'Malay',
  'zh-Hans': 'Chinese (simplified)',
  'zh-Hant': 'Chinese (traditional)',
  ta: 'Tamil',
  ja: 'Japanese',
  ko: 'Korean',
  hi: 'Hindi',
  th: 'Thai',
  id: 'Indonesian',
  fr: 'French',
  es: 'Spanish',
  de: 'German',
  it: 'Italian',
  fa: 'Persian',
} as const
