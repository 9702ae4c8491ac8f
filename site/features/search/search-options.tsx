import { focusStyle } from '#site/shared/picture.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { isPlainClick } from '#site/ui/link/modifier-keys.ts'
import type { Option, OptionGroup } from './options.ts'

interface Props {
  readonly id: string
  idOf(index: number): string
  readonly groups: readonly OptionGroup[]
  /** Index of the option chosen by arrow keys; -1 for none. */
  readonly active: number
  onChoose(): void
}

/** Options of the list box. They are links, so that they can be opened in another tab. */
export function SearchOptions({ id, idOf, groups, active, onChoose }: Props) {
  let index = 0
  return (
    <div role="listbox" id={id} aria-label="Results">
      {groups.map(({ heading, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not sets of fields.
        <div key={heading} role="group" aria-label={heading}>
          <div role="presentation" className="searchHeading">
            {heading}
          </div>
          {options.map((option) => {
            const optionIndex = index++
            return (
              <Link
                key={option.href}
                id={idOf(optionIndex)}
                role="option"
                aria-selected={optionIndex === active}
                tabIndex={-1}
                href={option.href}
                className="searchOption"
                onClick={(event) => isPlainClick(event) && onChoose()}
              >
                <Thumb option={option} />
                <span className="searchContent">
                  <span className="searchTitle">{option.title}</span>
                  {option.note && <span className="searchNote">{option.note}</span>}
                </span>
              </Link>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Thumb({ option: { image, focus, shape, icon } }: { readonly option: Option }) {
  const size = shape === 'poster' ? { width: 44, height: 66 } : { width: 80, height: 48 }
  return (
    <span className="searchThumb" data-shape={shape}>
      {image ? <img src={image} alt="" decoding="async" style={focusStyle(focus)} {...size} /> : <Icon name={icon} />}
    </span>
  )
}
