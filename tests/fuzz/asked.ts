import fc from 'fast-check'
import { ADDRESSES as TABLE } from '#app/addresses.ts'
import { ADDRESSES } from '../edge/addresses.ts'
import { body, fields, headers, word } from './hostile.ts'
import { FORM, GIFT, RECORD } from './right.ts'
import { spelling } from './spellings.ts'

/** One request, as a fuzzer thinks of it. */
export type Asked = {
  path: string
  query: [string, string][]
  init: RequestInit
  /** The path is sent as it is, otherwise encoded first. */
  asWritten?: boolean
}

/** `/sermons/thumbnails` of `/sermons/thumbnails/:id`. */
const PARAMETER_FOLDERS = TABLE.filter(({ path }) => path.includes('/:')).map(({ path }) =>
  path.slice(0, path.indexOf('/:')),
)

const address = fc.oneof(
  fc.constantFrom(...ADDRESSES),
  fc.constantFrom(...ADDRESSES).map((path) => `${path}.data`),
  fc.constantFrom('/_root.data', '/__manifest', '/api/token', '/health', '/ready', '/favicon.svg'),
  fc
    .tuple(fc.constantFrom(...PARAMETER_FOLDERS), word)
    .map(([folder, name]) => `${folder}/${encodeURIComponent(name.toWellFormed())}`),
  word.map((name) => `/${name.replace(/[?#]/g, '')}`),
)

export const read = fc.record({
  path: address,
  query: fields,
  init: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'OPTIONS'), headers }),
})

/** Every address in other spellings: limits, tokens and methods must not depend on them. */
export const respelled = fc.record({
  path: fc.constantFrom(...ADDRESSES).chain(spelling),
  query: fields,
  init: fc.record({ method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT'), headers }),
  asWritten: fc.constant(true),
})

export const change = fc
  .record({
    path: address,
    query: fields,
    method: fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH'),
    headers,
    body,
  })
  .map(({ path, query, method, headers: sent, body: { type, content } }) => ({
    path,
    query,
    init: { method, headers: { ...sent, 'content-type': type }, body: content.toWellFormed() },
  }))

/** All is well but one field: this reaches the database. */
export const nearlyRight = fc
  .record({
    path: fc.constantFrom(
      '/give',
      '/ewgregister',
      '/api/register/new',
      '/api/register/response',
      '/api/payments/webhook',
      '/response',
      '/api/register',
      '/receipts/x',
      '/registered/x',
      '/pay/x',
      '/my/x',
    ),
    name: fc.nat(),
    value: word,
  })
  .map(({ path, name, value }): Asked => {
    const folder = /^\/\w+\/(?=x$)/.exec(path)?.[0]
    if (folder) return { path: folder + value.replace(/[?#]/g, ''), query: [], init: {} }
    if (path === '/response' || path === '/api/register') {
      return { path, query: [['txnid', value]], init: {} }
    }
    const right = path === '/api/register/new' ? RECORD : path === '/ewgregister' ? FORM : GIFT
    const names = Object.keys(right)
    const sent = { ...right, [names[name % names.length] ?? '']: value.toWellFormed() }
    const json = path === '/api/register/new'
    const init = json
      ? { body: JSON.stringify([sent]), headers: { 'content-type': 'application/json' } }
      : { body: new URLSearchParams(sent) }
    return { path, query: [], init: { method: 'POST', ...init } }
  })
