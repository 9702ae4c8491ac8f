/** What no client of HTTP would send. */
import { connect } from 'node:net'

/** Sends each character as one byte, and gives back all that the server has to say to it. */
export function sendRaw(url: string, bytes: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes, 'latin1'))
  socket.setEncoding('latin1')
  socket.setTimeout(500, () => socket.destroy())
  socket.on('data', (data) => {
    answer += data
  })
  socket.on('error', () => {})
  socket.on('close', () => resolve(answer))
  return promise
}
