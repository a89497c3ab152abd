import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { createRequestHandler, type EntryContext, Scripts, ServerRouter } from 'react-router'
import { expect, test } from 'vitest'
import {
  DATA_ROUTER,
  type FrameworkContextValue,
  frameworkFiles,
  openDataStream,
  ROUTE_MODULES,
  useInPlaceOfScripts,
  useScriptNonce,
} from './framework-internals.ts'

const ROUTE = {
  id: 'root',
  path: '',
  module: '/assets/root.js',
  imports: ['/assets/part.js'],
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
}

/** A site with one page that renders this component, in the format of the framework's build. */
async function renderPage(Page: () => React.ReactNode): Promise<string> {
  const build = {
    entry: { module: { default: answer } },
    routes: { root: { id: 'root', path: '', module: { default: Page, loader: () => 'loaded' } } },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: ROUTE },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' as const },
    allowedActionOrigins: [],
  }
  const handle = createRequestHandler(build as never)
  return (await handle(new Request('http://church.test/'))).text()
}

async function answer(request: Request, status: number, headers: Headers, context: EntryContext) {
  const page = <ServerRouter context={context} url={request.url} nonce="abc" />
  const { prelude } = await prerenderToNodeStream(page)
  return new Response(await text(prelude), { status, headers })
}

async function probe(): Promise<{ context: FrameworkContextValue; nonce: string; html: string }> {
  const seen: { context?: FrameworkContextValue | undefined; nonce?: string | undefined } = {}
  const html = await renderPage(() => {
    seen.context = useInPlaceOfScripts()
    seen.nonce = useScriptNonce()
    return null
  })
  if (!seen.context) throw new Error('React Router gives its components no framework context')
  return { context: seen.context, nonce: seen.nonce ?? '', html }
}

const scripts = await renderPage(() => <Scripts />)
const ours = await probe()

test('the framework context holds the nonce', () => {
  expect(ours.nonce).toBe('abc')
})

test('loader data is streamed into a page without <Scripts>', () => {
  expect(ours.html, 'renderMeta.didRenderScripts no longer starts the stream').toContain(
    'window.__reactRouterContext.streamController.',
  )
})

test('the data stream is opened as <Scripts> opens it', () => {
  const [, theirs = ''] =
    /<script[^>]*>(window\.__reactRouterContext = .*?)<\/script>/.exec(scripts) ?? []
  expect(plain(openDataStream(ours.context))).toBe(plain(theirs))
})

test('the same files are preloaded as by <Scripts>', () => {
  const links = [...scripts.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
  const theirs = new Set(links.map(([, href]) => href))
  const { preloads, modules } = frameworkFiles(ours.context, ['root'])
  expect(new Set([...preloads, ...Object.values(modules)])).toEqual(theirs)
})

test('the same modules are imported, and kept under the same name, as by <Scripts>', () => {
  const { modules, entry } = frameworkFiles(ours.context, ['root'])
  expect(modules).toEqual({ manifest: '/assets/manifest.js', root: '/assets/root.js' })
  expect(scripts).toContain('import "/assets/manifest.js"')
  expect(scripts).toContain('import * as route0 from "/assets/root.js"')
  expect(scripts).toContain(`window.${ROUTE_MODULES} = {"root":route0}`)
  expect(scripts).toContain(`import("${entry}")`)
})

test('the browser entry reads the modules and announces itself under the names we use', () => {
  const main = createRequire(import.meta.url).resolve('react-router')
  const file = path.join(path.dirname(main), 'lib/dom-export/hydrated-router.js')
  const source = readFileSync(file, 'utf8')
  for (const name of [ROUTE_MODULES, DATA_ROUTER]) expect(source).toContain(`window.${name}`)
})

/** Ignores white space, trailing semicolons and the name of the parameter. */
function plain(script: string): string {
  return script
    .replaceAll('controller', 'c')
    .replace(/\s/g, '')
    .replace(/;(?=}|$)/g, '')
}
