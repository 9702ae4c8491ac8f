/** What the sample does without: values for fields that none of its entries has. */
import { type Entry, entryTypeNames, entryTypes, fieldsOf } from '#content/schema/entry-types.ts'
import { withValue } from './fields.ts'

const captions = [{ file: 'file/trailer-redline-kl-captions', language: 'en' }]
const ownVideo = { title: 'A moment', poster: 'file/still-redline-kl-1', file: 'file/trailer-redline-kl', captions }
const platformVideo = { title: 'A moment', poster: 'file/still-redline-kl-1', platformId: 'abc', captions: [] }
const seo = { title: 'In other words', description: 'In a few words more.', image: 'file/still-redline-kl-2' }

/** Each begins a part of its form, which those of the sample do not. */
const otherFields = {
  email: {},
  phone: {},
  textarea: { maxLength: 100 },
  number: {},
  date: {},
  checkbox: {},
  upload: { accept: ['image/png'], maxBytes: 1000 },
}

const gaps: readonly (readonly [key: string, path: readonly (string | number)[], value: unknown])[] = [
  ['movie/basement-four', ['trailer'], platformVideo],
  ['internationalScreenMovie/*', ['trailer'], ownVideo],
  ['internationalScreenMovie/*', ['trailer'], platformVideo],
  ['internationalScreenEventGallery/*', ['video'], ownVideo],
  ['internationalScreenEventGallery/*', ['video'], platformVideo],
  ['basicPage/rewards', ['sections'], [{ type: 'video', video: platformVideo }]],
  [
    'basicPage/about-gsc-csr',
    ['sections'],
    [
      { type: 'quote', heading: 'They said', text: 'Yes.' },
      { type: 'cinemaList', brand: 'aurum', cinemas: [] },
    ],
  ],
  [
    'form/international-screens-contact',
    ['fields'],
    [
      {
        type: 'radio',
        name: 'seat',
        label: 'Where do you sit?',
        help: 'In general.',
        required: true,
        options: [{ value: 'front', label: 'In front' }],
      },
      ...Object.entries(otherFields).map(([type, shape]) => ({
        type,
        name: type,
        heading: `About the ${type}`,
        label: type,
        required: false,
        ...shape,
      })),
    ],
  ],
  ['file/still-redline-kl-3', ['credit'], 'Somebody'],
  ['file/backdrop-redline-kl', ['focalPoint'], { x: 20, y: 30 }],
  ...entryTypeNames.filter((type) => 'seo' in fieldsOf(type)).map((type) => [`${type}/*`, ['seo'], seo] as const),
]

/** `<type>/*` is another entry of the type each time. */
export function withGapsFilled(sample: ReadonlyMap<string, Entry>): ReadonlyMap<string, Entry> {
  const filled = new Map(sample)
  const taken = new Set<string>()
  for (const [wanted, path, value] of gaps) {
    const type = wanted.replace(/\*$/, '')
    const key = wanted === type ? wanted : [...sample.keys()].find((one) => one.startsWith(type) && !taken.has(one))
    const entry = key === undefined ? undefined : filled.get(key)
    if (key === undefined || !entry) throw new Error(`The sample has no ${wanted}.`)
    taken.add(key)
    filled.set(key, entryTypes[entry.type].schema.parse(withValue(entry, path, value)) as Entry)
  }
  return filled
}
