import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { foldersWhere } from '#app/addresses.ts'
import {
  asItIs,
  compress,
  type Encodings,
  isWorthCompressing,
  type ReadyAnswer,
  readyAnswer,
  sendAnswer,
} from './answer.ts'
import { isRead } from './normalise-path.ts'
import { policyFor } from './security-headers.ts'

type Parts = { directory: string; headers: Record<string, string> }

/** Each file is read once and kept in memory. Only files that exist at the start are served. */
export function openFiles({ directory, headers }: Parts) {
  const ready = new Map<string, ReadyAnswer | Promise<ReadyAnswer> | undefined>(
    listFiles(directory).map((name) => [`/${name}`, undefined]),
  )

  async function load(name: string): Promise<ReadyAnswer> {
    const answer = await readyFile(directory, name, headers)
    ready.set(name, answer)
    return answer
  }

  return {
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const [name = ''] = (request.url ?? '').split('?', 1)
      if (!ready.has(name)) return false
      const answerEmpty = (status: number, more?: Record<string, string>) => {
        response.writeHead(status, { ...headers, ...EMPTY, ...more }).end()
        return true
      }
      if (!isRead(request)) return answerEmpty(405, { Allow: 'GET, HEAD' })
      // Faces are a comfort: the device has others. Not kept, so that it comes once data is no longer saved.
      const isSpared = name.endsWith('.woff2') && request.headers['save-data'] === 'on'
      if (isSpared) return answerEmpty(204)
      const known = ready.get(name) ?? load(name)
      if (!(known instanceof Promise)) {
        sendAnswer(request, response, known)
        return true
      }
      ready.set(name, known)
      known.then(
        (answer) => sendAnswer(request, response, answer),
        () => answerEmpty(500),
      )
      return true
    },
  }
}

const EMPTY = {
  'Content-Length': '0',
  'Content-Security-Policy': policyFor(''),
  'Cache-Control': 'no-store',
}

function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name))
}

async function readyFile(directory: string, name: string, headers: Parts['headers']) {
  const file = path.join(directory, name)
  const body = await readFile(file)
  const type = getMimeType(name) ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return readyAnswer(etag, await encodingsOf(file, body, type), [
    ...Object.entries(headers),
    ['Content-Type', type],
    ['Cache-Control', cacheControlOf(name)],
    ['Content-Security-Policy', policyFor(type)],
  ])
}

/** The build compresses large files, because that takes long; the others are compressed here. */
async function encodingsOf(file: string, body: Buffer, type: string): Promise<Encodings> {
  if (!isWorthCompressing(type)) return asItIs(body)
  if (!existsSync(`${file}.br`)) return compress(body)
  const [br, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)])
  return { br, gzip, identity: body }
}

function cacheControlOf(name: string): string {
  if (IMMUTABLE.some((folder) => name.startsWith(`${folder}/`))) {
    return 'public, max-age=31536000, immutable'
  }
  return name.endsWith('/service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

/** Folders whose file names contain a digest of the content. */
const IMMUTABLE = foldersWhere(({ cache }) => cache === 'immutable')
