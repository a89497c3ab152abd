import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, ServerRouter } from 'react-router'

export const streamTimeout = 5_000

type HandleRequest = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) => Promise<Response>

type Pages = {
  /** The bundle's own: its pages know no other one. */
  Router: typeof ServerRouter
  around: (page: ReactNode) => ReactNode
}

/**
 * The framework's default entry, step by step. The default also asks `isbot` about the user agent, but
 * the benchmark's requests have none.
 */
export function defaultEntry({ Router, around }: Pages): HandleRequest {
  return (request, status, headers, context) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => abort(), streamTimeout + 1000)
      const { pipe, abort } = renderToPipeableStream(
        around(createElement(Router, { context, url: request.url })),
        {
          onShellReady() {
            const body = new PassThrough({
              final(done) {
                clearTimeout(timer)
                done()
              },
            })
            headers.set('Content-Type', 'text/html')
            pipe(body)
            resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          },
          onShellError: reject,
        },
      )
    })
}
