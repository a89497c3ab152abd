import {
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  type MetaFunction,
  redirectDocument,
} from 'react-router'
import type { RouteHandle } from '#app/root.tsx'
import { pageFactsOf, privatePageMeta } from '#app/ui/page.ts'

/** Rendered once, on the server. Of a route with this handle the build leaves browsers only the styles. */
export const handle: RouteHandle = { isDocument: true }

/** A page that runs the framework has the browser open the document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): Response {
  return redirectDocument(request.url)
}

/** Neither browsers nor search engines keep a private page. */
export const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** Also where its loader throws. */
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const headers = new Headers(errorHeaders)
  for (const [name, value] of Object.entries(PRIVATE)) headers.set(name, value)
  return headers
}

export const meta: MetaFunction = ({ loaderData }) => privatePageMeta(pageFactsOf(loaderData))
