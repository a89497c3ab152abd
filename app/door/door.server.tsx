import { DOOR_READER, DOOR_SCRIPT } from 'virtual:door-script'
import { type Context, Hono } from 'hono'
import { answerDocument } from '#app/http/answer-document.server.tsx'
import { deviceOf } from '#app/http/device-of.ts'
import { readOwnCookie, writeOwnCookie } from '#app/http/own-cookie.server.ts'
import { sentForm } from '#app/http/read-form-data.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { SentForm } from '#app/ui/form/typed.ts'
import { LONGEST_DOOR_NAME, readDoorName } from '#domain/doors/entry.ts'
import { readDoorList } from '#workflows/doors/read-door-list.ts'
import { storeEntries } from '#workflows/doors/store-entries.ts'
import { readDoorLink, tiePhone } from '#workflows/doors/tie-phone.ts'
import styles from './door.css?url'

type DoorEnv = { Bindings: { services: SiteServices } }

const door = new Hono<DoorEnv>().basePath('/door')

door.get('/', (context) => context.redirect('/door/app', 303))

door.get('/app', answerShell)

door.get('/manifest.webmanifest', ({ env }) => {
  const manifest = {
    id: '/door/app',
    name: `${env.services.content.church.shortName}: door`,
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
  return json(manifest, 200, 'application/manifest+json; charset=utf-8')
})

door.get('/list', async ({ req, env: { services } }) => {
  const secret = phoneSecret(req.raw, services)
  const read = await readDoorList(services, { secret, since: req.query('since') })
  return read.ok ? json(read.list) : json({ problem: read.problem }, STATUS[read.problem])
})

door.post('/entries', async ({ req, env: { services } }) => {
  const sent = await req.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })
  const stored = await storeEntries(services, { secret: phoneSecret(req.raw, services), sent })
  if (!stored.ok) return json({ problem: stored.problem }, STATUS[stored.problem])
  const { results, now } = stored
  return json({ results, now })
})

door.get('/:token', (context) => answerLink(context, context.req.param('token')))

async function answerLink(context: Context<DoorEnv>, token: string, refused?: SentForm) {
  const { services } = context.env
  const link = await readDoorLink(services, token, phoneSecret(context.req.raw, services))
  if (!link) return answerNoDoor(context)
  const body = (
    <main className="door-page stack start">
      <h1>{link.name}</h1>
      <p>{link.conference}</p>
      <p>
        This phone will check the tickets at this door. It keeps the list of guests, works without a
        network, and forgets the list when the office closes the door, or twelve hours after its
        end.
      </p>
      <form method="post" className="door-form stack">
        <label>
          Your name
          <input
            name="name"
            autoComplete="given-name"
            maxLength={LONGEST_DOOR_NAME}
            defaultValue={refused?.typed.name ?? link.volunteer}
            aria-invalid={refused && true}
            aria-describedby="name-help"
          />
        </label>
        <p id="name-help" role={refused && 'alert'}>
          {refused
            ? `Please enter a name of at most ${LONGEST_DOOR_NAME} letters.`
            : 'So that the office knows whose phone it is when something is missing.'}
        </p>
        <button type="submit" className="door-button">
          Use this phone
        </button>
      </form>
    </main>
  )
  return answerDoorPage(context, { title: link.name, body, status: refused ? 422 : 200 })
}

door.post('/:token', async (context) => {
  const { services } = context.env
  const device = deviceOf(context.req.header('User-Agent'))
  const former = phoneSecret(context.req.raw, services)
  const token = context.req.param('token')
  const sent = await sentForm(context.req.raw)
  const { name = '' } = sent.typed
  const volunteer = readDoorName(name)
  if (name !== '' && volunteer === undefined) return answerLink(context, token, sent)
  const value = await tiePhone(services, { token, device, former, volunteer })
  if (value === undefined) return answerNoDoor(context)
  const { publicUrl } = services
  context.header('Set-Cookie', writeOwnCookie({ name: 'door', publicUrl, value }))
  return context.redirect('/door/app', 303)
})

door.notFound(answerNoDoor)

function answerNoDoor(context: Context<DoorEnv>): Response {
  const body = (
    <main className="door-page stack start">
      <h1>This door is not open</h1>
      <p>Please ask the office to show you the code of an open door, and scan it again.</p>
    </main>
  )
  return answerDoorPage(context, { title: 'No door', status: 404, body })
}

/** A closed door and a phone without one are told apart: the first has a list to forget. */
const STATUS = { 'no-phone': 401, closed: 410, unreadable: 400 } as const

function json(value: object, status = 200, type = 'application/json'): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-store' }
  return Response.json(value, { status, headers })
}

function phoneSecret(request: Request, { publicUrl }: SiteServices): string | undefined {
  return readOwnCookie(request, { name: 'door', publicUrl })
}

export async function answerDoor(request: Request, { services }: { services: SiteServices }) {
  try {
    return await door.fetch(request, { services })
  } catch (error) {
    // The answer to a form that can't be read is thrown.
    if (error instanceof Response) return error
    throw error
  }
}

export const DOOR_ROUTES: readonly { method: string; path: string }[] = door.routes.filter(
  ({ method }) => method !== 'ALL',
)

function answerDoorPage(
  { env }: Context<DoorEnv>,
  page: Omit<Parameters<typeof answerDocument>[0], 'styles' | 'head'>,
): Response {
  const { title, body, ...rest } = page
  return answerDocument({
    title: `${title} | ${env.services.content.church.shortName}`,
    head: (
      <>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#221a35" />
        <link rel="apple-touch-icon" href="/touch-icon.png" />
        <link rel="manifest" href="/door/manifest.webmanifest" />
      </>
    ),
    styles,
    body: <body className="door">{body}</body>,
    ...rest,
    policy: ["manifest-src 'self'", ...(rest.policy ?? [])],
  })
}

/** Only this page may use the camera and run WebAssembly, by which some browsers read QR codes. */
function answerShell(context: Context<DoorEnv>): Response {
  return answerDoorPage(context, {
    title: 'Door',
    script: DOOR_SCRIPT,
    policy: ["script-src 'self' 'wasm-unsafe-eval'", "connect-src 'self'", "worker-src 'self'"],
    headers: { 'Permissions-Policy': 'camera=(self)' },
    body: (
      <div id="door" data-reader={DOOR_READER}>
        <noscript>
          <main className="door-page stack start">
            <h1>Please allow JavaScript</h1>
            <p>
              The door needs it to read tickets without a network. Somebody who is signed in to the
              office can check tickets without it: scan a ticket with the phone’s own camera.
            </p>
          </main>
        </noscript>
      </div>
    ),
  })
}
