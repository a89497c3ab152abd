import { type Context, Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { Faults } from '../faults/faults.ts'
import { pageResponse } from '../ui/page.ts'
import { authorize } from './authorize.ts'
import { playerPage, sermonsPage } from './pages.ts'
import { createRateLimit } from './rate-limit.ts'
import { createReads, type Question } from './reads.ts'
import { thumbnail } from './thumbnail.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { vimeoError } from './vimeo-answer.ts'

export type VimeoAccount = {
  clientId: string
  clientSecret: string
  /** A personal access token that is accepted without asking for one first. */
  accessToken?: string
  userId: string
  projectId: string
}

type VimeoOptions = {
  basePath: string
  origin: (c: Context) => string
  account: VimeoAccount
  clock: Clock
  faults: Faults
}

export function createVimeo(options: VimeoOptions): { app: Hono; tokens: Tokens } {
  const { basePath, account, clock, faults } = options
  const tokens = createTokens(account)
  const rateLimit = createRateLimit(clock.now)
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

  app.get('/', () => pageResponse(sermonsPage(reads.church(), basePath)))
  app.get('/player/:id', async (c) => {
    const video = reads.byId(c.req.param('id'))
    return video ? pageResponse(playerPage(video, basePath)) : c.notFound()
  })
  app.get('/thumbnails/:name{[0-9]+_[0-9]+x[0-9]+\\.svg}', (c) => thumbnail(c.req.param('name')))

  function read(c: Context, answer: (question: Question) => Response): Promise<Response> {
    return faults.through('vimeo', async () => {
      const allowed = tokens.accepts(c.req.header('authorization') ?? '')
      const response = allowed ? answer(questionOf(c)) : vimeoError('bad-token')
      return rateLimit.count(response, c.req.query('fields') !== undefined)
    })
  }

  function questionOf(c: Context): Question {
    const { searchParams: params, pathname } = new URL(c.req.url)
    const place = `${basePath}/vimeo`
    return {
      params,
      path: pathname.slice(place.length),
      site: `${options.origin(c)}${place}`,
      isOwner: tokens.isOwner(c.req.header('authorization') ?? ''),
    }
  }

  return { app, tokens }
}
