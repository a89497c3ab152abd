import { Worker } from 'node:worker_threads'
import type { DrawnPicture } from './draw-picture.ts'

/** The main thread goes on answering requests meanwhile. */
export function drawInThread(wanted: DrawnPicture): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const thread = new Worker(new URL('draw-thread.ts', import.meta.url), { workerData: wanted })
  thread.once('message', (drawn: string | Uint8Array) => resolve(Buffer.from(drawn)))
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('The thread ended without a drawing')))
  // A drawing doesn't keep a site from stopping.
  thread.unref()
  return promise
}
