const frames = [0, 1, 2]

/** A strip of film that has torn between two pictures. It says nothing that the words beside it do not. */
export function BrokenReel({ className = '' }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 420 360" aria-hidden="true" fill="none">
      <defs>
        <linearGradient id="reel-beam" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="var(--action-from)" />
          <stop offset="1" stopColor="var(--action-to)" />
        </linearGradient>
      </defs>
      <path d="M60 180 410 30v300Z" fill="url(#reel-beam)" opacity="0.14" />
      <Strip transform="rotate(-14 120 300) translate(10 196)" />
      <Strip transform="rotate(9 300 60) translate(150 44)" />
      <path d="m196 186 26 8-20 10 24 8" stroke="url(#reel-beam)" strokeWidth="3" strokeLinejoin="round" />
      <text
        x="214"
        y="124"
        fill="var(--text)"
        fontFamily="var(--font-display)"
        fontSize="44"
        fontWeight="700"
        opacity="0.9"
      >
        404
      </text>
    </svg>
  )
}

/** Three frames with their holes; the end is torn. */
function Strip({ transform }: { readonly transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M0 0h236l-10 18 12 16-12 18 12 20-12 18 10 20H0Z"
        fill="var(--surface-hover)"
        stroke="var(--line-strong)"
      />
      {frames.map((frame) => (
        <g key={frame} transform={`translate(${10 + frame * 72} 0)`}>
          <rect y="24" width="62" height="62" rx="4" fill="var(--surface)" />
          {[4, 24, 44].map((x) => (
            <g key={x} fill="var(--surface-sunk)">
              <rect x={x} y="8" width="12" height="9" rx="2" />
              <rect x={x} y="93" width="12" height="9" rx="2" />
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}
