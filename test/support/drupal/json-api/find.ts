/** Finds the resources that a question asks for, as Drupal's database does. */
import { entityTypeOf, type Resource, rowsOf, serialOf } from '../held/resource.ts'
import { BadQuestion, type Condition, type Question } from './question.ts'

/** In the order asked for; without one by number, as a database happens to answer. */
export function find(resources: readonly Resource[], { conditions, sort }: Question): Resource[] {
  // Each language is a row of the database, and one row must fulfil all that is asked for.
  const found = resources.filter((resource) =>
    rowsOf(resource).some((attributes) =>
      conditions.every((condition) => fulfils({ ...resource, attributes }, condition)),
    ),
  )
  const order = sort.length > 0 ? sort : [{ path: '', isDescending: false }]
  return found.sort((one, other) => {
    for (const { path, isDescending } of order) {
      const [a, b] = [one, other].map((resource) => (path === '' ? serialOf(resource) : comparable(resource, path)))
      if (a === b) continue
      const isLess = typeof a === 'number' && typeof b === 'number' ? a < b : String(a) < String(b)
      return isLess === isDescending ? 1 : -1
    }
    return 0
  })
}

function fulfils(resource: Resource, { path, operator, values }: Condition): boolean {
  // Paragraphs declare no access for filters, so that none finds anything.
  if (entityTypeOf(resource.type) === 'paragraph') return false
  const [wanted] = values
  if (wanted === undefined) return false
  const value = comparable(resource, path)
  switch (operator) {
    case 'IN':
      return values.includes(String(value))
    case 'NOT IN':
      return !values.includes(String(value))
    case '<>':
      return String(value) !== wanted
    case 'STARTS_WITH':
      return String(value).startsWith(wanted)
    case 'CONTAINS':
      return String(value).includes(wanted)
    case '=':
      return String(value) === wanted
    default:
      return compares(Number(value), operator, Number(wanted))
  }
}

/** An instant as words is no number, so that it finds nothing. */
function compares(value: number, operator: string, wanted: number): boolean {
  if (operator === '>') return value > wanted
  if (operator === '>=') return value >= wanted
  return operator === '<' ? value < wanted : value <= wanted
}

function comparable(resource: Resource, path: string): unknown {
  if (path === 'id') return resource.id
  const value = resource.attributes[path]
  if (value === undefined)
    throw new BadQuestion(
      `Invalid nested filtering. The field \`${path}\`, given in the path \`${path}\`, does not exist.`,
    )
  if (typeof value === 'boolean') return value ? 1 : 0
  return path === 'changed' || path === 'created' ? Date.parse(String(value)) / 1000 : value
}
