import { Hono } from 'hono'
import { deviceOf } from '#app/http/device-of.ts'
import { readOwnCookie, writeOwnCookie } from '#app/http/own-cookie.server.ts'
import type { SiteServices } from '#app/services.server.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { readDoorLink, tiePhone } from '#workflows/doors/tie-phone.ts'
import type { Services } from '#workflows/services.ts'

import { answerDoorPage, answerShell, type DoorContext, type DoorEnv } from './door-page.tsx'
import { DoorLinkView, NoDoorView } from './door-views.tsx'

/**
 * The doors of a conference: a link ties a phone to a door, and from then on the app on that phone asks
 * for its list and sends what happened. Nothing else of the office is here.
 */
const door = new Hono<DoorEnv>().basePath('/door')

door.get('/', (context) => context.redirect('/door/app', 303))

door.get('/app', answerShell)

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
  if (!link) return answerNoDoor(context)
  return answerDoorPage(context, { title: link.name, content: <DoorLinkView {...link} /> })
})

door.post('/:token', async (context) => {
  const { services } = context.env
  const device = deviceOf(context.req.header('User-Agent'))
  const former = readPhoneCookie(context.req.raw, services)
  const token = context.req.param('token')
  const secret = await tiePhone(services, { token, device, former })
  if (secret === undefined) return answerNoDoor(context)
  context.header('Set-Cookie', phoneCookie(services, secret))
  return context.redirect('/door/app', 303)
})

door.notFound(answerNoDoor)

function answerNoDoor(context: DoorContext): Response {
  return answerDoorPage(context, { title: 'No door', status: 404, content: <NoDoorView /> })
}

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

/** So that a door's phone can have the app on its home screen. */
function doorManifest({ content }: SiteServices): Response {
  const manifest = {
    id: '/door/app',
    name: `${content.church.shortName}: door`,
    short_name: 'Door',
    start_url: '/door/app',
    scope: '/door/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: '#221a35',
    theme_color: '#221a35',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}

const name = 'door'

/** The secret by which a phone is tied to its door. */
function readPhoneCookie(request: Request, { publicUrl }: Services): string | undefined {
  return readOwnCookie(request, { name, publicUrl })
}

function phoneCookie({ publicUrl }: Services, secret: string): string {
  return writeOwnCookie({ name, publicUrl, value: secret })
}
