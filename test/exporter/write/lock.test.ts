import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { lockFolder } from '#exporter/write/lock.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

describe('the lock of a content folder', () => {
  it('lets one export in at a time, and says so to the second', async () => {
    const folder = temporaryFolder()
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow('Another export')
    unlock()
    const again = await lockFolder(folder)
    again()
  })

  it('lets exports into different folders run side by side', async () => {
    const locks = [await lockFolder(temporaryFolder()), await lockFolder(temporaryFolder())]
    for (const unlock of locks) unlock()
  })

  it('is free again when the process that held it was killed', async () => {
    const folder = temporaryFolder()
    const script = `import { lockFolder } from '#exporter/write/lock.ts'; await lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
    const holder = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(holder.stdout, 'data')
    await expect(lockFolder(folder)).rejects.toThrow('Another export')
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const unlock = await lockFolder(folder)
    unlock()
  })
})
