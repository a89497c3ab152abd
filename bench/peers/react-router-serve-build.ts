import { createElement, type ReactNode } from 'react'
import { loadContent } from '#content-model/tree-files.ts'
import { openDatabase } from '#database/engine/open.ts'
import { readConfig } from '#server/config/config.ts'
import { composeServices } from '../../server/compose.ts'
import { openPictureBook } from '../../server/picture-book.ts'
import { defaultEntry, streamTimeout } from './react-router-serve-entry.ts'

/**
 * Our pages as `react-router-serve` expects them: the same routes from the same build, the framework's
 * default rendering, and our services provided by a middleware.
 */
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
  content: loaded.content,
  db: openDatabase(reading.config.databaseUrl).db,
  pictures: openPictureBook('build/client/pictures'),
  smtpUrl: undefined,
  write: () => {},
})

type Provided = { context: { set(key: unknown, value: unknown): void } }

function provideServices({ context }: Provided, next: () => Promise<Response>) {
  context.set(app.servicesContext, services)
  context.set(app.readerContext, app.readerIn(services, 'en'))
  return next()
}

const { root } = build.routes
export const routes = {
  ...build.routes,
  root: { ...root, module: { ...root.module, middleware: [provideServices] } },
}

/** Adds our pages' scripts, so that both servers send the same. */
function withPageScripts(page: ReactNode): ReactNode {
  return createElement(PageScriptsContext, { value: PAGE_SCRIPTS }, page)
}

export const entry = {
  module: {
    default: defaultEntry({ Router: ServerRouter, around: withPageScripts }),
    streamTimeout,
  },
}
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
