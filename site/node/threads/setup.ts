import { workerData } from 'node:worker_threads'

/** In a thread, the `setup` that `startThreads` was given. The pool hands it on behind what it says itself. */
export const setup = <T>(): T => (workerData as readonly [unknown, T])[1]
