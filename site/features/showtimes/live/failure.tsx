import { useOnline } from '#site/features/online/online.ts'
import { Button, ButtonLink } from '#site/ui/button/button.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'

interface Props {
  readonly tickets: string | undefined
  readonly isBusy: boolean
  readonly onRetry: () => void
}

/** An error message with a link to the ticketing service. */
export function Failure({ tickets, isBusy, onRetry }: Props) {
  const isOnline = useOnline()
  return (
    <div className="failure">
      <Icon name="clock" size={1.75} />
      <p>
        {isOnline ? 'The showtimes cannot be reached right now. They' : 'You are offline. Showtimes'} change by the
        minute, so we show none from before.
      </p>
      <div className="actions">
        <Button isSmall aria-busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
        {tickets && (
          <ButtonLink isSmall icon="outside" href={tickets}>
            Showtimes where tickets are sold
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
