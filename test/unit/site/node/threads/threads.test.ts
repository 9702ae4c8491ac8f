/** What becomes of a stage in which a thread fails. */
import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { shareJobs, startThreads } from '#site/node/threads/threads.ts'

const jobs = Array.from({ length: 200 }, (_, job) => job)

it('does all jobs, each once, in the threads and here', async () => {
  const done: string[] = []
  const pool = { count: 1, run: async (job: number) => `${job} there`, [Symbol.asyncDispose]: async () => {} }
  await shareJobs(
    jobs,
    pool,
    (job) => `${job} here`,
    (result) => done.push(result),
  )
  expect(done.map((result) => Number.parseInt(result, 10)).sort((a, b) => a - b)).toEqual(jobs)
  expect(new Set(done.map((result) => result.split(' ')[1]))).toEqual(new Set(['there', 'here']))
})

it.each(['there', 'here'])(
  'goes on with nothing once a job has failed %s, and says what failed first',
  async (place) => {
    const done = { there: 0, here: 0 }
    const work = (at: 'there' | 'here') => {
      done[at]++
      if (at === place && done[at] === 3) throw new Error(`The first to fail ${at}`)
    }
    // A thread ends a job for each that ended here, however busy the machine is.
    let ended = Promise.withResolvers<void>()
    const run = async () => {
      await ended.promise
      work('there')
    }
    const runHere = () => {
      ended.resolve()
      ended = Promise.withResolvers()
      work('here')
    }
    const pool = { count: 1, run, [Symbol.asyncDispose]: async () => {} }
    await expect(shareJobs(jobs, pool, runHere)).rejects.toThrow(`The first to fail ${place}`)
    const doneWhenFailed = { ...done }
    expect(done.there + done.here).toBeLessThan(jobs.length)
    await delay(20)
    expect(done).toEqual(doneWhenFailed)
  },
)

it('says how to build in less memory where a thread has not enough of it', { timeout: 60_000 }, async () => {
  const text = 'export default () => { for (const all = []; ; ) all.push(new Array(5_000_000).fill(0.5)) }'
  const module = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  await using pool = startThreads<number, void>({ module, items: 800, threads: 2 })
  await expect(pool?.run(1)).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining('memory'), hint: expect.stringContaining('--threads 1') }],
  })
})
