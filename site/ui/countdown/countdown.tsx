import { PageStyles } from '#site/ui/styles/page-styles.tsx'
import stylesUrl from './countdown.css?url'
import { remainingAt } from './remaining.ts'
import { useNow } from './use-now.ts'

interface Props {
  readonly until: { readonly iso: string; readonly text: string }
  readonly label?: string
  /** Takes the place of label and numbers once the time has come. */
  readonly done?: string
  /** Whether the time had come when the page was built. */
  readonly isOver?: boolean
}

const units = ['days', 'hours', 'minutes'] as const

/**
 * An instant, and in the browser the time until then. The numbers' space is reserved, so that nothing shifts.
 */
export function Countdown({ until, label, done, isOver = false }: Props) {
  const now = useNow(until.iso)
  const remaining = now === undefined ? undefined : remainingAt(until.iso, now)
  const isDone = now === undefined ? isOver : remaining === undefined
  return (
    <div className="countdown">
      <PageStyles href={stylesUrl} />
      {label && !isDone && <p className="label">{label}</p>}
      <div className="face" data-done={isDone || undefined}>
        {isDone ? (
          done && <p className="done">{done}</p>
        ) : (
          <p className="units" role="timer" data-known={remaining !== undefined || undefined}>
            {units.map((unit) => (
              <span key={unit} className="unit">
                <span className="number">
                  {remaining === undefined ? '00' : String(remaining[unit]).padStart(2, '0')}
                </span>{' '}
                {remaining?.[unit] === 1 ? unit.slice(0, -1) : unit}{' '}
              </span>
            ))}
          </p>
        )}
      </div>
      <p className="until">
        <time dateTime={until.iso}>{until.text}</time>
      </p>
    </div>
  )
}
