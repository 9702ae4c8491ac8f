/** Threads that share a stage of a build. Each stage has threads of its own, whose memory goes with them. */
import Tinypool from 'tinypool'

/** How many items a thread must have to do before it is worth its start: a third of a second of CPU. */
const itemsPerThread = 400

export interface Threads<Job, Result> extends AsyncDisposable {
  /** @param job plain data, as it is copied */
  run(job: Job): Promise<Result>
}

interface Stage {
  /** Its default export does a job. */
  readonly module: URL
  /** What the module finds as `setup()`. */
  readonly setup?: unknown
  /** How many items there are to be done, in jobs of whatever size. */
  readonly items: number
  /** The most there may be. */
  readonly threads: number
}

/** Undefined where the items are too few: whoever asked does them. */
export function startThreads<Job, Result>({ module, setup, items, threads }: Stage): Threads<Job, Result> | undefined {
  const count = Math.min(threads, Math.floor(items / itemsPerThread))
  if (count < 2) return undefined
  const pool = new Tinypool({ filename: module.href, minThreads: count, maxThreads: count, workerData: setup })
  return {
    run: (job) => pool.run(job),
    [Symbol.asyncDispose]: () => pool.destroy(),
  }
}
