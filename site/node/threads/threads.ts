/**
 * Threads that share a stage of a build with this one, which is one of them: each costs a compilation of its code, and memory.
 * Each stage has threads of its own, whose memory goes with them. What is garbage in this one goes before and after.
 */
import { setImmediate } from 'node:timers/promises'
import Tinypool from 'tinypool'
import { ProblemError } from '#content/format/problem.ts'
import { collectGarbage } from './collect-garbage.ts'

/** How many items a thread must have to do before it is worth its start: a third of a second of CPU. */
const itemsPerThread = 400

/** MiB, half of what V8 takes: a clean build of 5,000 films peaks 40 MiB lower, for a hundredth more CPU. */
const maxYoungGenerationSizeMb = 24

/**
 * MiB, many times what a thread needs. The less a thread may take, the less garbage V8 leaves in it: the heap of one that reads
 * 10,000 films stays below 70 MiB, where without a limit it came to 150.
 */
const maxOldGenerationSizeMb = 1024

export interface Threads<Job, Result> extends AsyncDisposable {
  /** Threads besides this one. */
  readonly count: number
  /** @param job plain data, as it is copied */
  run(job: Job): Promise<Result>
}

interface Stage {
  /** Its default export does a job. */
  readonly module: URL
  /** Plain data that the module finds as `setup()`. */
  readonly setup?: unknown
  /** How many items there are to be done, in jobs of whatever size. */
  readonly items: number
  /** The most threads there may be, this one among them. */
  readonly threads: number
}

/** Undefined where the items are too few, or one thread is all there may be: the caller does them. */
export function startThreads<Job, Result>({ module, setup, items, threads }: Stage): Threads<Job, Result> | undefined {
  const count = Math.min(threads, Math.floor(items / itemsPerThread)) - 1
  if (count < 1) return undefined
  collectGarbage()
  const pool = new Tinypool({
    filename: module.href,
    minThreads: count,
    maxThreads: count,
    workerData: setup,
    // A thread is given its next job while it does one: else it would wait until this thread, which does jobs as well, hands it one.
    concurrentTasksPerWorker: 2,
    resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb },
  })
  return {
    count,
    run: (job) => pool.run(job).catch(failed),
    async [Symbol.asyncDispose]() {
      await pool.destroy()
      collectGarbage()
    },
  }
}

/** @throws ProblemError in place of what Node says of a thread that needs more than its limit; else what the job has thrown. */
function failed(cause: Error): never {
  if ((cause as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw cause
  const message = `A thread of the build needs more than the ${maxOldGenerationSizeMb} MiB of memory that it may take`
  const hint = 'Build with --threads 1: one thread has no limit of its own.'
  throw new ProblemError({ message, hint }, { cause })
}

/**
 * Does all jobs, in the threads and here.
 *
 * @throws what the first job throws that fails, once those have ended that were begun.
 */
export async function shareJobs<Job, Result>(
  jobs: readonly Job[],
  { count, run }: Threads<Job, Result>,
  runHere: (job: Job) => Result,
  take: (result: Result) => void = () => {},
): Promise<void> {
  // Leaving a `for…of` early closes a generator, and the other consumers share this one.
  const left = (function* () {
    yield* jobs
  })()
  const work = async (run: (job: Job) => Promise<Result>): Promise<void> => {
    for (const job of left) take(await run(job))
  }
  const here = async (job: Job): Promise<Result> => {
    // What the threads have done is taken, and more given to them.
    await setImmediate()
    return runHere(job)
  }
  // Each thread has its next job before it is done with one.
  const workers = [work(here), ...Array.from({ length: 2 * count }, () => work(run))]
  try {
    await Promise.all(workers)
  } finally {
    await Promise.allSettled(workers)
  }
}
