import { describe, expect, it } from 'vitest'
import { maxMachineNameLength } from '#exporter/sources/drupal/mapping/names.ts'
import type { FieldPlan, FieldPlans } from '#exporter/sources/drupal/mapping/plan.ts'
import { resolveMapping } from '#exporter/sources/drupal/mapping/resolve-mapping.ts'
import type { SiteMapping } from '#exporter/sources/drupal/mapping/site-mapping.ts'

const fieldsIn = ({ types }: ReturnType<typeof resolveMapping>, type: Parameters<typeof types.get>[0]): FieldPlans =>
  types.get(type)?.[0]?.fields ?? {}

function* pathsIn(fields: FieldPlans): Generator<string> {
  for (const plan of Object.values(fields)) {
    if ('path' in plan) yield plan.path
    if (plan.kind === 'value') yield plan.paths[0] ?? ''
    if (plan.kind === 'group') yield* pathsIn(plan.fields)
  }
}

function* paragraphsIn(fields: FieldPlans): Generator<{ paragraph: string; fields: FieldPlans }> {
  for (const plan of Object.values(fields)) {
    if (plan.kind === 'group') yield* paragraphsIn(plan.fields)
    const found = plan.kind === 'rows' ? [plan] : plan.kind === 'blocks' ? Object.values(plan.types) : []
    for (const row of found) {
      yield row
      yield* paragraphsIn(row.fields)
    }
  }
}

describe('the conventions', () => {
  const plan = resolveMapping({})
  const bundles = [...plan.types.values()].flat()

  it('call nothing by more letters than Drupal takes', () => {
    const owners = bundles.flatMap(({ fields }) => [{ paragraph: '', fields }, ...paragraphsIn(fields)])
    const names = [
      ...bundles.map(({ resource }) => resource.split('--')[1] ?? ''),
      ...owners.map(({ paragraph }) => paragraph),
      ...owners.flatMap(({ fields }) => [...pathsIn(fields)].map((path) => path.split('.')[0] ?? '')),
    ]
    expect(names.filter((name) => name.length > maxMachineNameLength || !/^[a-z0-9_]*$/.test(name))).toEqual([])
  })

  it('give each bundle to one type, and each place in a bundle to one field', () => {
    const resources = bundles.map(({ resource }) => resource)
    expect(new Set(resources).size).toBe(resources.length)
    for (const { fields } of bundles.filter(({ resource }) => resource !== 'redirect--redirect')) {
      const paths = [...pathsIn(fields)]
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('give paragraphs of one type the same fields, whatever list they stand in', () => {
    const shapes = new Map<string, string>()
    for (const { paragraph, fields } of bundles.flatMap(({ fields }) => [...paragraphsIn(fields)])) {
      const shape = JSON.stringify([...pathsIn(fields)])
      expect(shapes.get(paragraph) ?? shape, paragraph).toBe(shape)
      shapes.set(paragraph, shape)
    }
  })

  it('find the fields that Drupal has of its own', () => {
    expect(fieldsIn(plan, 'basicPage')).toMatchObject({
      path: { paths: ['path.alias'] },
      title: { paths: ['title'] },
      language: { paths: ['langcode'] },
      hero: { kind: 'group', fields: { link: { kind: 'link', path: 'field_hero_link' } } },
      seo: { fields: { title: { paths: ['field_metatag.title'] } } },
    })
    expect(fieldsIn(plan, 'taxonomy')).toMatchObject({
      title: { paths: ['name'] },
      order: { paths: ['weight'] },
      vocabulary: { kind: 'fixed', value: 'genre' },
    })
  })
})

describe("a site's table", () => {
  const table: SiteMapping = {
    absent: ['keepsake'],
    frontPage: '/start',
    menus: { footer: { menu: 'foot' }, shop: null },
    types: {
      movie: {
        from: 'node--film',
        fields: {
          synopsis: 'field_story',
          tagline: null,
          classification: { at: ['field_rating', 'field_old_rating'] },
          reviews: { at: 'field_press', paragraph: 'press_quote', fields: { text: 'field_words' } },
        },
      },
      promotion: {
        fields: { brand: { fixed: 'gsc' }, categories: { at: 'field_kind', values: { tickets: 'movie' } } },
      },
      basicPage: {
        fields: { sections: { types: { callToAction: 'cta', embed: null, text: { fields: { body: 'field_text' } } } } },
      },
    },
  }
  const plan = resolveMapping(table)

  it('goes before the conventions, and leaves alone what it does not name', () => {
    expect(plan.types.get('movie')?.map(({ resource }) => resource)).toEqual(['node--film'])
    expect(fieldsIn(plan, 'movie')).toMatchObject({
      synopsis: { paths: ['field_story'], named: true },
      tagline: { kind: 'absent', required: false },
      classification: { paths: ['field_rating', 'field_old_rating'] },
      cast: { paths: ['field_cast'], named: false },
      reviews: {
        path: 'field_press',
        paragraph: 'press_quote',
        fields: { text: { paths: ['field_words'] }, author: { paths: ['field_author'] } },
      },
    })
    expect(fieldsIn(plan, 'promotion')).toMatchObject({
      brand: { kind: 'fixed', value: 'gsc' },
      categories: { paths: ['field_kind'], values: { tickets: 'movie' } },
    })
    expect(plan.frontPage).toBe('/start')
    expect([...plan.menus].map(([place, { menu, title }]) => `${place}: ${menu}, ${title}`)).toEqual([
      'main: main, Main menu',
      'secondary: secondary, Secondary menu',
      'footer: foot, Footer menu',
      'social: social, Social menu',
    ])
  })

  it('says which sections and types there are not', () => {
    const { types } = fieldsIn(plan, 'basicPage')['sections'] as Extract<FieldPlan, { kind: 'blocks' }>
    expect(types['embed']).toBeUndefined()
    expect(types['callToAction']?.paragraph).toBe('cta')
    expect(types['text']).toMatchObject({ paragraph: 'text', fields: { body: { paths: ['field_text'] } } })
    expect(plan.types.has('keepsake')).toBe(false)
  })

  it('does not compile where the contract does not know what it names', () => {
    const wrong: SiteMapping = {
      // @ts-expect-error no type of ours
      absent: ['film'],
      types: {
        // @ts-expect-error no field of a film
        movie: { fields: { sinopsis: 'field_story' } },
        // @ts-expect-error no brand of ours
        cinema: { fields: { brand: { at: 'field_brand', values: { ours: 'mega' } } } },
      },
    }
    expect(wrong).toBeDefined()
  })
})
