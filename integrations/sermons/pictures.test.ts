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
}

const pictures = createSermonPictures({ timeoutMs: 2_000, log: { warn: () => {} } })

test('a picture is fetched once and kept', async () => {
  const before = asked
  await Promise.all([pictures.read(`${site}/good`), pictures.read(`${site}/good`)])
  const picture = await pictures.read(`${site}/good`)
  expect(picture).toMatchObject({ type: 'image/jpeg' })
  expect(picture?.bytes.toString()).toBe('picture')
  expect(asked - before).toBe(1)
})

test.each(['/page', '/huge', '/elsewhere', '/missing'])('%s is no picture', async (place) => {
  expect(await pictures.read(`${site}${place}`)).toBeUndefined()
})
