interface Props {
  /** An instant. */
  readonly until: string
  readonly label?: string
}

/** The instant itself; script may count down to it. */
export function Countdown({ until, label }: Props) {
  return (
    <p>
      {label && <span>{label} </span>}
      <time dateTime={until}>{until.slice(0, 10)}</time>
    </p>
  )
}
