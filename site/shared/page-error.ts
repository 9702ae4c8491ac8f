/** The message of anything thrown, else the error serialised; its status, else 500. */
export interface NormalError {
  readonly message: string
  readonly status: number
}

/** An error with an HTTP status. */
export class PageError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, message: string) {
    super(message)
    this.name = 'PageError'
    this.statusCode = statusCode
  }
}

export const normaliseError = (error: unknown): NormalError => ({ message: messageOf(error), status: statusOf(error) })

function messageOf(error: unknown): string {
  const message = fieldOf(error, 'message')
  if (typeof message === 'string' && message !== '') return message
  return typeof error === 'string' ? error : serialise(error)
}

function statusOf(error: unknown): number {
  const candidates = [
    fieldOf(error, 'statusCode'),
    fieldOf(error, 'status'),
    fieldOf(fieldOf(error, 'response'), 'status'),
  ]
  return candidates.find(isStatus) ?? 500
}

const isStatus = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

function serialise(error: unknown): string {
  // A Response has no enumerable fields, so its JSON is empty.
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  try {
    return JSON.stringify(error) ?? String(error)
  } catch {
    return Object.prototype.toString.call(error)
  }
}
