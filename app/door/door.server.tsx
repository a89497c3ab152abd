import { Hono } from 'hono'
import { deviceOf } from '#app/http/device-of.ts'
import type { SiteServices } from '#app/services.server.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { readDoorLink, tiePhone } from '#workflows/doors/tie-phone.ts'
import type { DoorEnv } from './door-env.ts'
import { answerDoorPage, answerShell } from './door-page.tsx'
import { DoorLinkView, NoDoorView } from './door-views.tsx'
import { doorManifest } from './manifest.ts'
import { phoneCookie, readPhoneCookie } from './phone-cookie.ts'

/**
 * The doors of a conference: a link ties a phone to a door, and from then on the app on that phone asks
 * for its list and sends what happened. Nothing else of the office is here.
 */
const door = new Hono<DoorEnv>().basePath('/door')

door.get('/', (context) => context.redirect('/door/app', 303))

door.get('/app', (context) => answerShell(context))

door.get('/manifest.webmanifest', ({ env }) => doorManifest(env.services))

door.get('/list', async ({ req, env }) => {
  const { services } = env
  const secret = readPhoneCookie(req.raw, services)
  const read = await readDoorList(services, { secret, since: req.query('since') })
  return read.ok ? json(read.list) : json({ problem: read.problem }, STATUS[read.problem])
})

door.post('/entries', async ({ req, env }) => {
  const { services } = env
  const secret = readPhoneCookie(req.raw, services)
  const stored = await storeEntries(services, { secret, sent: await readBody(req.raw) })
  if (!stored.ok) return json({ problem: stored.problem }, STATUS[stored.problem])
  const { results, now } = stored
  return json({ results, now })
})

door.get('/:token', async (context) => {
  const link = await readDoorLink(context.env.services, context.req.param('token'))
  if (!link)
    return answerDoorPage(context, { title: 'No door', status: 404, content: <NoDoorView /> })
  return answerDoorPage(context, { title: link.name, content: <DoorLinkView {...link} /> })
})

door.post('/:token', async (context) => {
  const { services } = context.env
  const device = deviceOf(context.req.header('User-Agent'))
  const secret = await tiePhone(services, { token: context.req.param('token'), device })
  if (secret === undefined) {
    return answerDoorPage(context, { title: 'No door', status: 404, content: <NoDoorView /> })
  }
  context.header('Set-Cookie', phoneCookie(services, secret))
  return context.redirect('/door/app', 303)
})

door.notFound((context) =>
  answerDoorPage(context, { title: 'No door', status: 404, content: <NoDoorView /> }),
)

/** A closed door and a phone without one are told apart: the first has a list to forget. */
const STATUS = { 'no-phone': 401, closed: 410, unreadable: 400 } as const

function json(value: object, status = 200): Response {
  return Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Undefined for what is no JSON. */
async function readBody(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export async function answerDoor(
  request: Request,
  { services }: { services: SiteServices },
): Promise<Response> {
  return door.fetch(request, { services })
}

/** The addresses of the doors and which methods each answers. */
export const DOOR_ROUTES: readonly { method: string; path: string }[] = door.routes.filter(
  ({ method }) => method !== 'ALL',
)
