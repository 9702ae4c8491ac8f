const frames = [0, 1, 2]
const holes = [4, 25, 46]

/** Drawing of a torn film strip in a beam of light; decorative. */
export function BrokenReel({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-8 0 456 330" aria-hidden="true">
      <defs>
        <linearGradient id="reelBeam" x2="1">
          <stop offset="0" stopColor="var(--action-from)" />
          <stop offset="1" stopColor="var(--action-to)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M0 165 440 0v330Z" fill="url(#reelBeam)" opacity="0.22" />
      <Strip transform="translate(236 178) rotate(167)" />
      <Strip transform="translate(216 92) rotate(11)" />
    </svg>
  )
}

/** One half of the strip: three frames with perforation, torn at its left end. */
function Strip({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M0 0h222v112H0l9-17-13-15 12-16-11-18 12-15-10-17Z"
        fill="var(--surface-sunk)"
        stroke="var(--accent)"
        strokeOpacity="0.55"
      />
      {frames.map((frame) => (
        <g key={frame} transform={`translate(${16 + frame * 69} 0)`}>
          <rect y="25" width="60" height="62" rx="4" fill="url(#reelBeam)" opacity={0.75 - frame * 0.22} />
          {holes.map((x) => (
            <g key={x} fill="var(--surface-hover)">
              <rect x={x} y="8" width="11" height="9" rx="2" />
              <rect x={x} y="95" width="11" height="9" rx="2" />
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}
