/**
 * How long one request may take. A JSON answer has the whole time-out for itself; a file may take as long as bytes keep
 * coming. Neither outlasts the deadline of the export.
 */
export type Patience = 'whole' | 'betweenBytes'

/** Why a request was given up by us. */
export type GivenUp = 'timeout' | 'deadline' | 'aborted'

export interface Watch {
  readonly signal: AbortSignal
  givenUp(): GivenUp | undefined
  /** Bytes have come. */
  sawBytes(): void
  end(): void
}

// A longer timer would fire at once.
const longestTimerMs = 2 ** 31 - 1

export function startWatch(
  patience: Patience,
  limits: { timeoutMs: number; remainingMs: number; signal: AbortSignal | undefined },
): Watch {
  const controller = new AbortController()
  let why: GivenUp | undefined
  const giveUp = (reason: GivenUp): void => {
    why ??= reason
    controller.abort()
  }
  const onAbort = (): void => giveUp('aborted')
  const timeout = setTimeout(giveUp, Math.min(limits.timeoutMs, longestTimerMs), 'timeout')
  const deadline = setTimeout(giveUp, Math.min(limits.remainingMs, longestTimerMs), 'deadline')
  limits.signal?.addEventListener('abort', onAbort)
  if (limits.signal?.aborted) onAbort()
  return {
    signal: controller.signal,
    givenUp: () => why,
    sawBytes() {
      if (patience === 'betweenBytes') timeout.refresh()
    },
    end() {
      clearTimeout(timeout)
      clearTimeout(deadline)
      limits.signal?.removeEventListener('abort', onAbort)
    },
  }
}
