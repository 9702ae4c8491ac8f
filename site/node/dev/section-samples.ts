/** Every type of section in its variants, for `/dev/sections` of the development server. */
import type { Section } from '#content/schema/sections.ts'

const lead = 'One programme, four cinemas, and a bag of popcorn that outlasts the credits.'

export const sectionSamples: readonly Section[] = [
  {
    type: 'text',
    heading: 'Text',
    body: `${lead}\n\n### A smaller heading\n\n- a list\n- of two, with a [link](/movies)\n\n> Words that somebody said.`,
  },
  { type: 'text', body: `Text without a heading. ${lead}` },
  {
    type: 'gallery',
    heading: 'Gallery, grid',
    layout: 'grid',
    images: ['file/cinema-gold-lounge', 'file/cinema-kids-hall', 'file/cinema-led-hall', 'file/cinema-velvet-hall'],
  },
  {
    type: 'gallery',
    heading: 'Gallery, rail',
    layout: 'rail',
    images: ['file/cinema-gold-lounge', 'file/cinema-kids-hall', 'file/cinema-led-hall', 'file/cinema-velvet-hall'],
  },
  {
    type: 'video',
    heading: 'Video of a platform',
    video: {
      title: 'Redline KL, the trailer',
      poster: 'file/backdrop-redline-kl',
      captions: [],
      platformId: 'sample-video',
    },
  },
  { type: 'image', heading: 'Image, text', image: 'file/cinema-grand-lobby', width: 'text', caption: lead },
  { type: 'image', heading: 'Image, wide', image: 'file/cinema-grand-lobby', width: 'wide', caption: lead },
  { type: 'image', heading: 'Image, full', image: 'file/cinema-night-facade', width: 'full', caption: lead },
  {
    type: 'callToAction',
    heading: 'Call to action, loud',
    text: lead,
    link: { label: 'Book A Hall', to: '/book-a-hall' },
    tone: 'primary',
  },
  {
    type: 'callToAction',
    heading: 'Call to action, quiet, with a picture',
    text: lead,
    link: { label: 'Book A Hall', to: '/book-a-hall' },
    image: 'file/cinema-recliner-hall',
    tone: 'quiet',
  },
  {
    type: 'accordion',
    heading: 'Accordion',
    items: [
      { title: 'When do the doors open?', body: 'Fifteen minutes before the film.' },
      { title: 'May I bring a cake?', body: `Yes. ${lead}` },
    ],
  },
  {
    type: 'table',
    heading: 'Table',
    caption: 'What a table with many columns does on a phone',
    headerColumn: true,
    columns: ['Day', 'Adult', 'Student', 'Senior', 'Member', 'Family of four'],
    rows: [
      { cells: ['Monday', 'RM 14', 'RM 10', 'RM 9', 'RM 12', 'RM 44'] },
      { cells: ['Saturday', 'RM 22', 'RM 16', 'RM 12', 'RM 19', 'RM 68'] },
    ],
  },
  {
    type: 'cards',
    heading: 'Cards with pictures',
    items: [
      { title: 'Linked', text: lead, image: 'file/experience-beds', link: '/experiences' },
      { title: 'Not linked', text: lead, image: 'file/experience-dine-in' },
      { title: 'Short', image: 'file/experience-four-d', link: '/experiences' },
    ],
  },
  {
    type: 'cards',
    heading: 'Cards of words',
    items: [
      { title: 'Linked', text: lead, link: '/experiences' },
      { title: 'Not linked', text: lead },
      { title: 'Three', text: lead },
    ],
  },
  {
    type: 'quote',
    heading: 'Quote',
    text: 'We have been buying two tickets ever since.',
    author: 'Kak Ros',
    role: 'Kota Bharu',
  },
  { type: 'quote', text: 'A quote of nobody in particular, which is long enough to need more than a line or two.' },
  { type: 'countdown', heading: 'Countdown, running', until: '2030-01-01T00:00:00Z', done: 'It has begun.' },
  { type: 'countdown', heading: 'Countdown, over', until: '2026-09-01T00:00:00Z', done: 'It has begun.' },
  { type: 'form', heading: 'Form', form: 'form/my-story' },
  {
    type: 'embed',
    heading: 'Embed: a link, or in place with EMBED_HOSTS=maps.example',
    title: 'Map of the course round the lake',
    address: 'https://maps.example/course',
    aspect: '4:3',
  },
  { type: 'movieRail', heading: 'Movie rail', tab: 'now-showing', movies: [] },
  { type: 'movieRail', heading: 'Movie rail, two chosen', movies: ['movie/redline-kl', 'movie/sawah-terakhir'] },
  { type: 'promotionRail', heading: 'Promotion rail', brand: 'gsc', promotions: [] },
  { type: 'cinemaList', heading: 'Cinema list', brand: 'aurum', cinemas: [] },
  { type: 'tonight', heading: 'Tonight' },
  { type: 'filmFeature', heading: 'Film, large', movie: 'movie/redline-kl', text: lead },
  { type: 'filmLists', heading: 'All tabs of films' },
  { type: 'promotionFeature', heading: 'Promotion, large' },
  { type: 'experiencePanels', heading: 'Doors to experiences', experiences: [] },
  { type: 'cinemaMap', heading: 'Where the cinemas are', text: lead },
  { type: 'newsFeature', heading: 'News, large' },
  {
    type: 'schedule',
    heading: 'Schedule',
    rows: [
      { start: '2026-10-23T11:00:00Z', title: 'Doors', venue: 'GSC Kayangan Walk' },
      { start: '2026-10-23T12:30:00Z', title: 'First reel', text: lead, link: '/movies' },
      { start: '2026-10-24T12:30:00Z', title: 'Second night' },
    ],
    links: [{ label: 'See what is on', to: '/movies' }],
  },
]

/** Everything that prose may contain. */
export const proseSample = `The text of a page, with **bold** and *soft* words, H<sub>2</sub>O, 2<sup>10</sup>, <u>underlined</u> and ~~struck~~ ones, and a [link](/movies).

## A heading

1. A numbered list
1. of two

- [x] done
- [ ] not yet

<CallToAction label="See what is on" link="/movies" />

<CallToAction label="Or wait" link="/movies" tone="quiet" />

<Countdown until="2030-01-01T00:00:00Z" label="The carpet opens in" />

<Countdown until="2026-09-01T00:00:00Z" label="Until entries close" />

| Class | Who may watch |
| - | - |
| U | Everybody |
| P12 | Everybody; parents guide children under 12 |

<DataTable caption="Merged cells" headerRow={true} headerColumn={true} rows={[[{"text": "Hall"}, {"text": "Seats", "colSpan": 2}], [{"text": "1"}, {"text": "48"}, {"text": "2 for wheelchairs"}]]} />

<Figure file="file/cinema-grand-lobby" caption="As wide as the text." />

<Figure file="file/cinema-grand-lobby" caption="Wide." align="wide" />

<Figure file="file/cinema-grand-lobby" caption="Full." align="full" />

---

> Words that somebody said.
`
