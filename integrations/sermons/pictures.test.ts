import { type ServerType, serve } from '@hono/node-server'
import { afterAll, expect, test } from 'vitest'
import { createSermonPictures } from './pictures.ts'

let asked = 0
let server: ServerType | undefined
const site = await new Promise<string>((resolve) => {
  server = serve({ port: 0, hostname: '127.0.0.1', fetch: answer }, ({ port }) =>
    resolve(`http://127.0.0.1:${port}`),
  )
})
afterAll(() => void server?.close())

function answer(request: Request): Response {
  asked += 1
  return answers[new URL(request.url).pathname]?.() ?? new Response(null, { status: 404 })
}

const answers: Record<string, () => Response> = {
  '/good': () => new Response('picture', { headers: { 'content-type': 'image/jpeg' } }),
  '/page': () => new Response('<script>', { headers: { 'content-type': 'text/html' } }),
  '/huge': () =>
    new Response(new Uint8Array(600_000), { headers: { 'content-type': 'image/png' } }),
  '/elsewhere': () => Response.redirect(`${site}/good`),
  '/slow': () => new Response(new ReadableStream(), { headers: { 'content-type': 'image/png' } }),
  '/busy': () => new Response(null, { status: 429 }),
  '/down': () => new Response(null, { status: 503 }),
}

const noted: string[] = []
const note = (name: string) => void noted.push(name)
const parts = { log: { warn: note }, count: note }
const pictures = createSermonPictures({ timeoutMs: 2_000, ...parts })

test('a picture is fetched once and kept', async () => {
  const before = asked
  await Promise.all([pictures.read(`${site}/good`), pictures.read(`${site}/good`)])
  const reading = await pictures.read(`${site}/good`)
  expect(reading).toEqual({
    ok: true,
    picture: { type: 'image/jpeg', bytes: Buffer.from('picture') },
  })
  expect(asked - before).toBe(1)
})

test.each(['/page', '/huge', '/elsewhere', '/missing'])('%s is no picture', async (place) => {
  expect(await pictures.read(`${site}${place}`)).toEqual({ ok: false, problem: 'no-picture' })
})

test.each(['/slow', '/busy', '/down'])('%s is a fault, told and asked again', async (place) => {
  const hasty = createSermonPictures({ timeoutMs: 300, ...parts })
  const before = asked
  for (const _ of [1, 2]) {
    noted.length = 0
    expect(await hasty.read(`${site}${place}`)).toEqual({ ok: false, problem: 'no-answer' })
    expect(noted).toEqual(['sermons.picture-failed', 'sermon-picture-failed'])
  }
  expect(asked - before).toBe(2)
})
