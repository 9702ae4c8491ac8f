import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from '#content/snapshot/folder-lock.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

describe('the lock of a folder', () => {
  it('lets one in at a time, and tells the second who is there and what to do', () => {
    const folder = temporaryFolder()
    const first = lockFolder(folder, 'export')
    expect(() => lockFolder(folder, 'export')).toThrow(
      expect.objectContaining({
        problems: [{ message: `Another export into ${folder} is running.`, hint: expect.stringContaining('Wait') }],
      }),
    )
    expect(() => lockFolder(folder, 'build')).toThrow('Another build')
    first[Symbol.dispose]()
    first[Symbol.dispose]()
    lockFolder(folder, 'export')[Symbol.dispose]()
  })

  it('lets work in different folders go on side by side', () => {
    using one = lockFolder(temporaryFolder(), 'export')
    using other = lockFolder(temporaryFolder(), 'export')
    expect(one).not.toBe(other)
  })

  it('leaves one empty file and no other trace', () => {
    const folder = temporaryFolder()
    {
      using _ = lockFolder(folder, 'export')
      expect(readdirSync(folder)).toEqual(['.lock'])
    }
    expect(readdirSync(folder)).toEqual(['.lock'])
    expect(statSync(join(folder, '.lock')).size).toBe(0)
  })

  it('shuts processes with other temporary folders out, and is free when its holder was killed', async () => {
    const folder = temporaryFolder()
    const holder = spawnWithLock(folder, holding, { TMPDIR: temporaryFolder() })
    expect(await firstLine(holder)).toBe('held')
    expect(() => lockFolder(folder, 'export')).toThrow('Another export')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    lockFolder(folder, 'export')[Symbol.dispose]()
  })

  it('takes long paths, and refuses clearly what is longer than it can take', () => {
    lockFolder(folderOfLength(temporaryFolder(), 494), 'export')[Symbol.dispose]()
    expect(() => lockFolder(folderOfLength(temporaryFolder(), 495), 'export')).toThrow('its path is too long')
  })

  it('neither follows a link nor reads a database that stands in its place', () => {
    const [folder, outside] = [temporaryFolder(), temporaryFolder()]
    symlinkSync(join(outside, 'made'), join(folder, '.lock'))
    expect(() => lockFolder(folder, 'export')).toThrow('is not the lock that we put there')
    expect(readdirSync(outside)).toEqual([])
    const filled = temporaryFolder()
    writeFileSync(join(filled, '.lock'), 'SQLite format 3\0')
    expect(() => lockFolder(filled, 'export')).toThrow('is not the lock that we put there')
    expect(readFileSync(join(filled, '.lock'), 'utf8')).toBe('SQLite format 3\0')
  })

  it('is refused to a user who may only read its file, as SQLite would let several of them in', async () => {
    const folder = temporaryFolder()
    lockFolder(folder, 'export')[Symbol.dispose]()
    chmodSync(join(folder, '.lock'), 0o444)
    // Root may write whatever the rights are, so there it is nobody who tries.
    for (const part of [folder, dirname(folder)]) chmodSync(part, statSync(part).mode | 0o011)
    const reader = spawnWithLock(
      folder,
      `if (process.getuid() === 0) process.setuid(65534)
       try { console.log(lock() ? 'held' : 'busy') } catch (error) { console.log(error.problems[0].message, error.problems[0].hint) }`,
    )
    expect(await firstLine(reader)).toMatch(/ cannot be locked: EACCES: .+ Make \.lock in it readable and writable/)
  })

  it('is held by exactly one when many start at once, round after round, beside what killed holders left', async () => {
    const folder = temporaryFolder()
    for (let round = 0; round < 3; round++) {
      const results = await raceFor(folder, 6)
      expect(results.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'busy'), 'held'])
    }
  })

  it('is never held by two while processes take it, give it up and die with it again and again', async () => {
    const [folder, log] = [temporaryFolder(), join(temporaryFolder(), 'log')]
    const turn = `
      import { appendFileSync } from 'node:fs'
      import { setTimeout } from 'node:timers/promises'
      const note = (what) => appendFileSync(${JSON.stringify(log)}, what + ' ' + process.pid + '\\n')
      for (let turn = 0; turn < 10; turn++) {
        const held = lock()
        if (held) {
          note('begin')
          await setTimeout(3)
          note('end')
          if (turn > 2 && Math.random() < 0.2) process.kill(process.pid, 'SIGKILL')
          held[Symbol.dispose]()
        }
        await setTimeout(Math.random() * 10)
      }`
    const takers = Array.from({ length: 6 }, () => spawnWithLock(folder, turn))
    await Promise.all(takers.map((taker) => once(taker, 'exit')))
    const events = readFileSync(log, 'utf8').trim().split('\n')
    expect(events.length).toBeGreaterThan(20)
    for (let index = 0; index < events.length; index += 2)
      expect(events[index + 1]).toBe(events[index]?.replace('begin', 'end'))
  })
})

/** Every process tries once; the one that has the lock is killed when all have said how they fared. */
async function raceFor(folder: string, processes: number): Promise<string[]> {
  const racers = Array.from({ length: processes }, () => spawnWithLock(folder, holding))
  const results = await Promise.all(racers.map(firstLine))
  const ends = racers.filter(({ exitCode }) => exitCode === null).map((racer) => once(racer, 'exit'))
  for (const racer of racers) racer.kill('SIGKILL')
  await Promise.all(ends)
  return results
}

const holding = "if (lock()) { console.log('held'); setInterval(() => {}, 1000) } else console.log('busy')"

/** A process that runs a script, in which `lock()` gives the lock, or nothing where another one has it. */
function spawnWithLock(folder: string, script: string, env: Readonly<Record<string, string>> = {}): Spawned {
  const prelude = `
    import { lockFolder } from '#content/snapshot/folder-lock.ts'
    const lock = () => {
      try { return lockFolder(${JSON.stringify(folder)}, 'export') }
      catch (error) { if (!error.message.startsWith('Another export')) throw error }
    }`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', `${prelude}\n${script}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

type Spawned = ChildProcessByStdio<null, Readable, null>

async function firstLine({ stdout }: Spawned): Promise<string> {
  const [data] = (await once(stdout, 'data')) as [Buffer]
  return data.toString().trim()
}

function folderOfLength(base: string, length: number): string {
  let folder = base
  // A name takes two characters more of a path at least.
  for (let left = length - base.length; left > 0; left = length - folder.length)
    folder = join(folder, 'x'.repeat(left > 52 ? 50 : left - 1))
  mkdirSync(folder, { recursive: true })
  return folder
}
