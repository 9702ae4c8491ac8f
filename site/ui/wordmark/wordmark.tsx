interface Props {
  readonly className?: string | undefined
}

const viewBox = '0 0 382 120'

/** The logo; decorative, as the site's name stands beside it as text. It is drawn once on a page, by the header. */
export const Wordmark = ({ className }: Props) => (
  <svg viewBox={viewBox} aria-hidden="true" className={className}>
    <linearGradient id="wordmarkBeam" x1="0" x2="1">
      <stop offset="0" stopColor="#ffc46b" />
      <stop offset="1" stopColor="#ff4b3e" />
    </linearGradient>
    <g id="wordmarkShape">
      <g fill="none" stroke="currentColor" strokeWidth="25">
        <path d="M92.5 33.2A42 42 0 1 0 102 60H62" />
        <path d="M203.5 31.5C196 21 184 18 171 18c-19 0-31 8.5-31 21 0 13.5 12 17.5 31 21s31 8 31 21c0 12.5-13 21-32 21-14 0-26-4-33.5-15" />
        <path d="M313 31.5A42 42 0 1 0 313 88.5" />
      </g>
      <path d="M284 60 372 22V98Z" fill="url(#wordmarkBeam)" />
      <circle cx="284" cy="60" r="9" fill="#ffc46b" />
    </g>
  </svg>
)

/** The same once more. */
export const WordmarkAgain = ({ className }: Props) => (
  <svg viewBox={viewBox} aria-hidden="true" className={className}>
    <use href="#wordmarkShape" />
  </svg>
)
