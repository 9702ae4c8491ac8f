/** Lets one process at a time do a piece of work: several test files may want the same seed at once. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const lock = `${name}.lock`
  await mkdir(path.dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    if (await isAbandoned(lock)) await rm(lock, { force: true })
    await wait(100)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw cause
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  const pid = Number(await readFile(lock, 'utf8').catch(() => '0'))
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}
