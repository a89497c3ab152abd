import { type ServerType, serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { createVimeoReads } from './vimeo.ts'

/** A Vimeo that gives numbered tokens and takes only the latest. */
let issued = 0
let asked = 0
let server: ServerType | undefined
const baseUrl = await new Promise<string>((resolve) => {
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, ({ port }) =>
    resolve(`http://127.0.0.1:${port}`),
  )
})
afterAll(() => void server?.close())

async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') {
    expect(request.headers.get('accept')).toBe('application/vnd.vimeo.*+json;version=3.4')
    expect(request.headers.get('authorization')).toBe(`basic ${btoa('client:secret')}`)
    expect(await request.json()).toEqual({ grant_type: 'client_credentials', scope: 'public' })
    issued += 1
    return Response.json({ access_token: `token-${issued}` })
  }
  asked += 1
  const refuses = new URL(request.url).pathname.startsWith('/refusing')
  const isLatest = !refuses && request.headers.get('authorization') === `bearer token-${issued}`
  return isLatest ? Response.json({ ok: true }) : Response.json({ error: 'No.' }, { status: 401 })
}

function reads(place = '') {
  return createVimeoReads({
    baseUrl: `${baseUrl}${place}`,
    timeoutMs: 2_000,
    credentials: { clientId: 'client', clientSecret: 'secret' },
    userId: '100',
    now: () => new Date(),
  })
}

test('a token is asked for once, and once more when many questions are refused together', async () => {
  const vimeo = reads()
  const askFive = () =>
    Promise.all(Array.from({ length: 5 }, () => vimeo.read('folder', '/videos', {})))
  const before = issued
  await askFive()
  expect(issued - before).toBe(1)
  // Vimeo has given out another and forgets the first.
  issued += 1
  await askFive()
  expect(issued - before).toBe(3)
})

test('a question that is refused twice is not asked a third time', async () => {
  const before = asked
  await expect(reads('/refusing').read('folder', '/videos', {})).rejects.toMatchObject({
    said: 'No.',
  })
  expect(asked - before).toBe(2)
})
