import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Clock, inIndia } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { createReads, type Question, vimeoError, vimeoJson } from './reads.ts'
import { webVtt } from './text-tracks.ts'

export type VimeoAccount = {
  clientId: string
  clientSecret: string
  /** It is accepted without asking for one first. */
  accessToken?: string
  userId: string
  projectId: string
}

export function vimeoRoutes(options: {
  basePath: string
  origin: (c: Context) => string
  account: VimeoAccount
  clock: Clock
  faults: Faults
}): Hono {
  const { basePath, account, clock, faults } = options
  const tokens = createTokens(account)
  const reads = createReads(account, clock.now)
  const app = new Hono({ strict: false })

  app.post('/oauth/authorize/client', (c) =>
    faults.through('vimeo', () => authorize(c.req.raw, tokens)),
  )
  app.get('/users/:user/projects/:project/videos', (c) =>
    read(c, (question) => reads.folder(question, c.req.param())),
  )
  app.get('/users/:user/videos', (c) =>
    read(c, (question) => reads.userVideos(question, c.req.param('user'))),
  )
  app.get('/tags/:tag/videos', (c) =>
    read(c, (question) => reads.tagVideos(question, c.req.param('tag'))),
  )
  app.get('/videos/:id', (c) => read(c, (question) => reads.oneVideo(question, c.req.param('id'))))
  app.get('/videos/:id/texttracks', (c) =>
    read(c, (question) => reads.textTracks(question, c.req.param('id'))),
  )

  // One can see here what the church's site should show.
  app.get('/', () => {
    const videos = reads.church()
    const entries = videos.map(
      ({ id, name, tags, createdAt, description }) => html`<li class="card">
<h2><a href="${basePath}/vimeo/player/${id}">${name}</a></h2>
<p>${description ?? 'Without a description.'}</p>
<p class="quiet">${inIndia(createdAt).date} · ${tags.join(' · ')}</p>
</li>`,
    )
    const body = html`<p>${videos.length} invented sermons by invented preachers, one for each Sunday.</p>
<ul class="list">${entries}</ul>`
    return pageResponse({ title: 'Sample sermons', body }, options)
  })
  // Any site may frame the player, as with the real one.
  app.get('/player/:id', async (c) => {
    const video = reads.byId(c.req.param('id'))
    if (!video) return c.notFound()
    const body = html`<p>Sample sermon player. There is no film behind this picture.</p>
<img src="${basePath}/vimeo/thumbnails/${video.id}_640x360.svg" alt="" width="640" height="360">`
    return pageResponse({ title: video.name, frameable: true, body }, options)
  })
  app.get('/captions/:name{[0-9]+\\.vtt}', (c) => {
    const video = reads.byId(c.req.param('name').replace('.vtt', ''))
    return video ? c.body(webVtt(video), 200, { 'content-type': 'text/vtt' }) : c.notFound()
  })
  app.get('/thumbnails/:name{[0-9]+_[0-9]+x[0-9]+\\.svg}', (c) => thumbnail(c.req.param('name')))

  function read(c: Context, answer: (question: Question) => Response): Promise<Response> {
    return faults.through('vimeo', async () => {
      const authorization = c.req.header('authorization') ?? ''
      if (!tokens.accepts(authorization)) return vimeoError('bad-token')
      return answer({
        params: new URL(c.req.url).searchParams,
        site: `${options.origin(c)}${basePath}/vimeo`,
        isOwner: tokens.isOwner(authorization),
      })
    })
  }

  return app
}

async function authorize(request: Request, tokens: Tokens): Promise<Response> {
  const fields = await request.json().catch(() => undefined)
  if (fields?.grant_type !== 'client_credentials') return vimeoError('invalid-input')
  const token = tokens.issue(request.headers.get('authorization') ?? '')
  if (token === null) return vimeoError('bad-client')
  return vimeoJson({ access_token: token })
}

function thumbnail(name: string): Response {
  const [id = 0, width = 640, height = 360] = name.split(/\D+/).map(Number)
  const [hue, rise] = [(id * 47) % 360, (id * 13) % 60]
  const sun = `${150 + rise * 5}`
  const sky = `hsl(${hue} 55% 38%)`
  const glow = `hsl(${(hue + 40) % 360} 75% 72%)`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${glow}"/></linearGradient></defs>
<path fill="url(#s)" d="M0 0h640v360H0z"/>
<circle cx="${sun}" cy="${210 - rise}" r="52" fill="#fff6dd"/>
<circle cx="${sun}" cy="${210 - rise}" r="86" fill="#fff6dd" opacity=".25"/>
<path fill="hsl(${hue} 45% 28%)" d="M0 ${260 - rise / 2}Q160 180 330 270T640 230v130H0z"/>
<path fill="hsl(${hue} 50% 18%)" d="M0 320Q220 230 420 310T640 ${280 + rise / 2}v80H0z"/>
</svg>
`
  const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }
  return new Response(drawing, { headers })
}

type Tokens = ReturnType<typeof createTokens>

const maxTokens = 100

function createTokens({ clientId, clientSecret, accessToken }: VimeoAccount) {
  const valid = new Set<string>()
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  /** The church's own access token also reads what others may not see. */
  const isOwner = (authorization: string) =>
    accessToken !== undefined && valueAfter('bearer', authorization) === accessToken
  return {
    isOwner,
    issue(authorization: string): string | null {
      if (valueAfter('basic', authorization) !== credentials) return null
      const token = randomBytes(16).toString('hex')
      valid.add(token)
      const [oldest = ''] = valid
      if (valid.size > maxTokens) valid.delete(oldest)
      return token
    },
    accepts: (authorization: string) =>
      valid.has(valueAfter('bearer', authorization)) || isOwner(authorization),
  }
}

function valueAfter(scheme: string, authorization: string): string {
  const [word = '', value = ''] = authorization.split(' ')
  return word.toLowerCase() === scheme ? value : ''
}
