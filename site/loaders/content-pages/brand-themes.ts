/** What tells the brands apart besides their colour: each has a mark, a light on its surface, and a weight of the display face. Pages have that of their own brand. */
import type { Entry } from '#content/schema/entry-types.ts'
import type { BrandTheme } from '#site/shared/brand-theme.ts'

type Brand = Entry<'promotion'>['brand']

/** A brand of the schema without a look does not compile. */
const themes: Readonly<Record<Brand, BrandTheme>> = {
  gsc: { emblem: 'M4 12 20 5v14L4 12Z', weight: 700, tracking: '-0.02em', tint: '#ffc46b' },
  aurum: {
    emblem:
      'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8',
    weight: 300,
    tracking: '0.01em',
    tint: '#e9c77b',
  },
  velvet: {
    emblem:
      'M3 4h18v2.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0V4ZM4 9v11h2c1.5-3 2-6 2-10.5M20 9v11h-2c-1.5-3-2-6-2-10.5',
    weight: 800,
    tracking: '-0.045em',
    tint: '#b79bff',
  },
  'hokkaido-table': {
    emblem: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
    weight: 400,
    tracking: '0.01em',
    tint: '#a9cfe8',
  },
  jin: {
    emblem: 'M4 12h16a8 8 0 0 1-16 0ZM9.5 9c-1-1.5 1-3 0-4.5M14.5 9c-1-1.5 1-3 0-4.5',
    weight: 800,
    tracking: '-0.01em',
    tint: '#ff8f7a',
  },
  kissa: {
    emblem: 'M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5V9ZM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M8 5.5h5',
    weight: 500,
    tracking: '0',
    tint: '#e3b58a',
  },
}

/** The look of a brand; for none, the chain's own. */
export const themeOf = (brand: Brand | undefined): BrandTheme => themes[brand ?? 'gsc']
