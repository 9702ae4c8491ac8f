/** Accessibility attributes of showtimes, as marks on them and as the key to these. */
import { accessMarks } from '#content/schema/access-marks.ts'
import { AccessIcon, type AccessIconName } from './access-icon.tsx'
import styles from './access-marks.module.css'

type Mark = keyof typeof accessMarks

const marks: Readonly<Record<Mark, { readonly icon: AccessIconName; readonly meaning: string }>> = {
  'audio-described': {
    icon: 'described',
    meaning: 'A voice in your headset tells what is seen. Headsets are lent at the box office.',
  },
  captioned: { icon: 'captions', meaning: 'What is said and heard stands on the screen, for the whole hall.' },
  'hearing-loop': { icon: 'ear', meaning: 'The hall has a loop: switch your hearing aid to T.' },
  quiet: { icon: 'quiet', meaning: 'Low lights, low sound, no advertisements, and nobody minds if you get up.' },
  wheelchair: { icon: 'chair', meaning: 'The hall has places for wheelchairs, each with a seat for a companion.' },
}

export const allAccessMarks = Object.keys(marks)

/** Services may send marks that are newer than this code: they are left out. */
export const knownMarks = (codes: readonly string[]): Mark[] =>
  [...new Set(codes)].filter((code): code is Mark => Object.hasOwn(marks, code))

/** A mark with its words. */
export const AccessMark = ({ mark }: { readonly mark: Mark }) => (
  <span className={styles.mark}>
    <AccessIcon name={marks[mark].icon} size={1.15} />
    {accessMarks[mark]}
  </span>
)

/** A key to marks, with what each means. @param codes of marks; those without words are left out */
export function AccessKey({ codes }: { readonly codes: readonly string[] }) {
  const shown = knownMarks(codes)
  if (shown.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div role="group" aria-label="What the marks mean">
      <dl className={styles.key}>
        {shown.map((mark) => (
          <div key={mark}>
            <dt>
              <AccessMark mark={mark} />
            </dt>
            <dd>{marks[mark].meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
