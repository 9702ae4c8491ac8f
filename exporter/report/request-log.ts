/** Logs every request of the last export to a file, so that an export that failed overnight can be examined. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatHttpEvent, type HttpEvent } from '../http-client/log.ts'

/** Relative to the project, and not in git. */
const requestLogFile = '.cache/export-requests.log'

export function requestLog(): (event: HttpEvent) => void {
  mkdirSync(dirname(requestLogFile), { recursive: true })
  writeFileSync(requestLogFile, '')
  return (event) => {
    if (event.type !== 'request')
      appendFileSync(requestLogFile, `${new Date().toISOString()} ${formatHttpEvent(event)}\n`)
  }
}
