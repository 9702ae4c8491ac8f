/**
 * One export at a time per folder.
 *
 * The lock is a local socket that this process listens on: the system gives it up when the process ends, however it ends,
 * so a killed export never blocks the next one, as a lock file would.
 */
import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ExportFailure } from '../errors.ts'

/** @returns a function that gives the lock up. @throws ExportFailure when another export holds it. */
export async function lockFolder(folder: string): Promise<() => void> {
  const name = `gsc-export-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)}`
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
  const server = (await listen(address)) ?? (await takeOver(address))
  if (!server)
    throw new ExportFailure(
      `Another export into ${folder} is running.`,
      'Wait until it has ended, or export into another folder with --out.',
    )
  return () => server.close()
}

/** A listening server, or nothing where the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server.unref()))
  })
}

/** The socket file of a process that was killed stays, but nobody answers: then it is ours. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (await answers(address)) return undefined
  rmSync(address, { force: true })
  return listen(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
  })
}
