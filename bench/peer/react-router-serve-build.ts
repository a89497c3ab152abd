import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { loadContent } from '#content-model/tree-files.ts'
import { openDatabase } from '#database/engine/open.ts'
import { readConfig } from '#server/config/config.ts'
import { fixedContent } from '#tests/support/site/fixed-content.ts'
import { composeServices } from '../../server/compose.ts'
import { openPictureBook } from '../../server/picture-book.ts'

/** Our pages as `react-router-serve` expects them, with the framework's default rendering. */
const BUNDLE = new URL('../../build/server/app.js', import.meta.url).href
const app = await import(BUNDLE)
const { build, PAGE_SCRIPTS, PageScriptsContext, ServerRouter } = app

// Not the whole environment: the framework's server sets `production`, which refuses a sandbox.
const { PORT, DATABASE_URL } = process.env
const reading = readConfig({ PORT, DATABASE_URL })
if (!reading.ok) throw new Error('The configuration has faults')
const loaded = loadContent(reading.config.contentDirectory)
if (!loaded.ok) throw new Error('The content has mistakes')
const services = composeServices({
  config: reading.config,
  content: fixedContent(loaded.content),
  db: openDatabase(reading.config.databaseUrl).db,
  pictures: openPictureBook('build/client/pictures'),
  smtpUrl: undefined,
  write: () => {},
})

function provideServices(
  { context }: { context: { set(key: unknown, value: unknown): void } },
  next: () => Promise<Response>,
) {
  context.set(app.servicesContext, services)
  context.set(app.readerContext, app.readerIn(services, 'en'))
  return next()
}

const { root } = build.routes
export const routes = {
  ...build.routes,
  root: { ...root, module: { ...root.module, middleware: [provideServices] } },
}

const streamTimeout = 5_000

/** The framework's default entry with our pages' scripts, and without `isbot`: no request is a bot's. */
function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const page = createElement(ServerRouter, { context, url: request.url })
  const withScripts = createElement(PageScriptsContext, { value: PAGE_SCRIPTS }, page)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(), streamTimeout + 1000)
    const { pipe, abort } = renderToPipeableStream(withScripts, {
      onShellReady() {
        const final = (done: () => void) => {
          clearTimeout(timer)
          done()
        }
        const body = new PassThrough({ final })
        headers.set('Content-Type', 'text/html')
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
      },
      onShellError: reject,
    })
  })
}

export const entry = { module: { default: handleRequest, streamTimeout } }
export const {
  allowedActionOrigins,
  assets,
  assetsBuildDirectory,
  basename,
  future,
  isSpaMode,
  prerender,
  publicPath,
  routeDiscovery,
  ssr,
} = build
