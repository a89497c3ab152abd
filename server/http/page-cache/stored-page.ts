import { createHash } from 'node:crypto'
import { type ReadyAnswer, readyAnswer } from '../answer.ts'
import { compress, type Effort, isWorthCompressing } from '../encodings.ts'
import type { Freshness } from './freshness.ts'

/** A page with everything that a response needs. */
export type StoredPage = ReadyAnswer & { bytes: number; freshUntil: number; staleUntil: number }

type Filling = {
  response: Response
  freshness: Freshness
  now: number
  /** The page that it replaces. */
  before: StoredPage | undefined
  effort: Effort | undefined
}

/** Compresses the page. If it has not changed, only its times are renewed. */
export async function storePage({
  response,
  freshness,
  now,
  before,
  effort,
}: Filling): Promise<StoredPage> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !LEFT_OUT.has(name))
  const times = {
    freshUntil: now + freshness.freshMs,
    staleUntil: now + freshness.freshMs + freshness.staleMs,
  }
  const etag = etagOf(body, headers)
  if (before?.etag === etag) return { ...before, ...times }
  const type = response.headers.get('Content-Type') ?? ''
  const encodings = isWorthCompressing(type)
    ? await compress(body, effort)
    : { br: body, gzip: body, identity: body }
  return {
    ...readyAnswer({ etag, encodings, headers }),
    ...times,
    bytes: [...new Set(Object.values(encodings))].reduce(addLength, PAGE_OVERHEAD_BYTES),
  }
}

/** Headers that belong to one response, not to the page, or that are set for each encoding. */
const LEFT_OUT = new Set(['x-request-id', 'date', 'content-length', 'vary', 'etag'])

const PAGE_OVERHEAD_BYTES = 4_096

/** Weak, because it is the same for all encodings. Covers the headers too. */
function etagOf(body: Buffer, headers: [string, string][]): string {
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(body)
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}

function addLength(sum: number, { length }: Buffer): number {
  return sum + length
}
