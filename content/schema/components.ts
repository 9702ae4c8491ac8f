/**
 * The components that prose may contain: the one list that the exporter writes by, the check refuses by and the site
 * renders by. Props are plain data; what a component looks like is the site's business.
 */
import * as z from 'zod'
import { image, isoInstant, linkTarget } from './field-kinds.ts'

interface ProseComponent {
  /** A block stands on its own lines, an inline component within a line. */
  readonly display: 'block' | 'inline'
  readonly hasChildren: boolean
  readonly props: z.ZodObject
}

const words = () => z.string().min(1)

// A span of 1 is what a cell has anyway: leaving it out keeps one way to write a table.
const span = () => z.int().min(2).max(1000)

const tableCell = z.strictObject({ text: z.string(), colSpan: span().optional(), rowSpan: span().optional() })

export const proseComponents = {
  Figure: {
    display: 'block',
    hasChildren: false,
    props: z.strictObject({
      file: image(),
      caption: words().optional(),
      align: z.enum(['wide', 'full']).optional(),
    }),
  },
  CallToAction: {
    display: 'block',
    hasChildren: false,
    props: z.strictObject({ label: words(), link: linkTarget(), tone: z.enum(['primary', 'quiet']).optional() }),
  },
  Countdown: {
    display: 'block',
    hasChildren: false,
    // `done` takes the label's place once the time has come.
    props: z.strictObject({
      until: isoInstant({ precision: 0 }),
      label: words().optional(),
      done: words().optional(),
    }),
  },
  // For what a Markdown table cannot say: merged cells, no header row, a header column, several lines in a cell.
  DataTable: {
    display: 'block',
    hasChildren: false,
    props: z.strictObject({
      caption: words().optional(),
      headerRow: z.boolean(),
      headerColumn: z.boolean(),
      rows: z.array(z.array(tableCell).min(1)).min(1),
    }),
  },
  u: { display: 'inline', hasChildren: true, props: z.strictObject({}) },
  sub: { display: 'inline', hasChildren: true, props: z.strictObject({}) },
  sup: { display: 'inline', hasChildren: true, props: z.strictObject({}) },
} as const satisfies Record<string, ProseComponent>

export type ProseComponentName = keyof typeof proseComponents
export type ProseProps<Name extends ProseComponentName> = z.infer<(typeof proseComponents)[Name]['props']>

export const isProseComponent = (name: string): name is ProseComponentName => Object.hasOwn(proseComponents, name)
