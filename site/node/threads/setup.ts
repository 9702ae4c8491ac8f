import { workerData } from 'node:worker_threads'

/** In a thread: what `startThreads` was given for it. The pool hands it on behind what it says itself. */
export const setup = <T>(): T => (workerData as readonly [unknown, T])[1]
