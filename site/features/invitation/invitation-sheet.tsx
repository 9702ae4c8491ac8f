import type { InvitationPlace } from '#site/loaders/content-pages/packages/invitation-places.ts'
import { dayText, type Invitation, timeText } from './invitation-text.ts'

interface Props {
  readonly invitation: Invitation
  readonly place: InvitationPlace | undefined
}

/** One page. What is not said is a line to write on. */
export function InvitationSheet({ invitation: { host, day, time, reply }, place }: Props) {
  return (
    <div className="invitationSheet">
      <div className="stage">
        <p>You are invited to the cinema by</p>
        {/* Long names are smaller, so that no word is broken and the whole has two lines. */}
        <p
          className="host"
          style={{ '--letters': Math.max(8, longestWord(host), host.length * 0.55) } as React.CSSProperties}
        >
          <Said>{host}</Said>
        </p>
      </div>
      <dl>
        <div>
          <dt>When</dt>
          <dd>
            <Said>{dayText(day)}</Said>
            <Said>{timeText(time)}</Said>
          </dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <Said>{place?.name}</Said>
            <Said>{place?.address}</Said>
          </dd>
        </div>
        {place && place.directions.length > 0 && (
          <div className="directions">
            <dt>Getting there</dt>
            {place.directions.map((way, index) => (
              <dd key={index}>{way}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>Reply to</dt>
          <dd>
            <Said>{reply}</Said>
          </dd>
        </div>
      </dl>
    </div>
  )
}

const Said = ({ children }: { readonly children: string | undefined }) =>
  children ? <span className="said">{children}</span> : <span className="blank" />

const longestWord = (text: string): number => Math.max(0, ...text.split(/\s+/).map((word) => word.length))
