import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { servicesContext } from '#app/services.server.ts'
import type { Language } from '#domain/language.ts'
import { maskPath } from './http/mask-path.ts'
import { INLINE_SCRIPTS, unmarkScripts } from './http/own-scripts.server.ts'
import { splitLanguage } from './local-path.ts'
import { manifestIn } from './scripts/language-files.server.ts'
import { PAGE_SCRIPTS } from './scripts/page-scripts.server.ts'
import { PageScriptsContext } from './scripts/page-scripts.ts'
import { EditingContext } from './ui/edit-tools.server.tsx'
import { languageOfFailure, pageFactsOf } from './ui/page.ts'

/** Pages are rendered whole: they are cached whole, and their policy names their own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loading: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const language = languageShown(context, request.url)
  context.manifest = manifestIn(language, context.manifest)
  const mark = randomBytes(16).toString('base64url')
  const { editing } = loading.get(servicesContext)
  const { html, hashes } = unmarkScripts(
    await render(
      <EditingContext value={editing}>
        <ServerRouter context={context} url={request.url} nonce={mark} />
      </EditingContext>,
      mark,
    ),
    mark,
  )
  headers.set(INLINE_SCRIPTS, hashes.join(' '))
  return new Response(html, { status, headers })
}

function languageShown({ staticHandlerContext }: EntryContext, url: string): Language {
  const leaf = staticHandlerContext.matches.at(-1)?.route.id ?? ''
  const page = pageFactsOf(staticHandlerContext.loaderData[leaf])
  const [failed] = Object.values(staticHandlerContext.errors ?? {}).flatMap(
    (error) => languageOfFailure(error) ?? [],
  )
  return page?.language ?? failed ?? splitLanguage(new URL(url).pathname).language
}

async function render(site: ReactNode, nonce: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(
    <PageScriptsContext value={PAGE_SCRIPTS}>{site}</PageScriptsContext>,
    { nonce, onAllReady: resolve, onError: reject },
  )
  await promise
  return text(pipe(new PassThrough()))
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log, count } = context.get(servicesContext)
  count('page.failed')
  const path = maskPath(new URL(request.url).pathname)
  log.error('page-failed', error, { method: request.method, path })
}
