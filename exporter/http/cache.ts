/**
 * Answers of this run, kept in memory: used without asking while they are fresh, then asked about with their validators, and
 * dropped when no server has vouched for them for too long.
 *
 * Not undici's cache interceptor: it obeys the cache headers of the answer. Payload sends none, so nothing would be kept, or
 * kept without ever being asked about; Drupal sends `no-cache` to whoever logs in, so nothing would ever be fresh. Our times
 * are a setting of the exporter.
 */

/** Room for the lists of a large site; beyond it the oldest answers go first. */
const mostCharacters = 64 * 1024 * 1024

interface Kept {
  readonly text: string
  readonly checkedAtMs: number
  readonly validators: Readonly<Record<string, string>>
}

export interface Found {
  readonly text: string
  readonly ageMs: number
  readonly fresh: boolean
  /** Headers to ask with whether it still holds. */
  readonly validators: Readonly<Record<string, string>>
}

export interface AnswerCache {
  find(key: string, nowMs: number): Found | undefined
  keep(key: string, text: string, headers: Headers, nowMs: number): void
  /** The server says that nothing has changed. */
  confirm(key: string, nowMs: number): void
  clear(): void
}

export function createAnswerCache({ freshMs, keepMs }: { freshMs: number; keepMs: number }): AnswerCache {
  const answers = new Map<string, Kept>()
  let characters = 0

  function drop(key: string): void {
    characters -= answers.get(key)?.text.length ?? 0
    answers.delete(key)
  }

  function put(key: string, kept: Kept): void {
    drop(key)
    answers.set(key, kept)
    characters += kept.text.length
    for (const oldest of answers.keys()) {
      if (characters <= mostCharacters) break
      drop(oldest)
    }
  }

  return {
    find(key, nowMs) {
      const kept = answers.get(key)
      if (!kept) return undefined
      const ageMs = nowMs - kept.checkedAtMs
      if (ageMs >= keepMs) {
        drop(key)
        return undefined
      }
      return { text: kept.text, ageMs, fresh: ageMs < freshMs, validators: kept.validators }
    },
    keep(key, text, headers, nowMs) {
      put(key, { text, checkedAtMs: nowMs, validators: validatorsOf(headers) })
    },
    confirm(key, nowMs) {
      const kept = answers.get(key)
      if (kept) put(key, { ...kept, checkedAtMs: nowMs })
    },
    clear() {
      answers.clear()
      characters = 0
    },
  }
}

/** Both validators are sent back where both came: Drupal answers 304 to the pair only. */
function validatorsOf(headers: Headers): Record<string, string> {
  const etag = headers.get('etag')
  const modified = headers.get('last-modified')
  return { ...(etag ? { 'if-none-match': etag } : {}), ...(modified ? { 'if-modified-since': modified } : {}) }
}
