import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '#domain/language.ts'
import { localPath, splitLanguage } from './local-path.ts'

export type Method = 'GET' | 'HEAD' | 'POST'

type AddressRules = {
  budget: 'page' | 'look-up' | 'sandbox' | 'none'
  /** `shared`: the same for everybody, by its own `Cache-Control`. `immutable`: its name contains a digest. */
  cache: 'no-store' | 'shared' | 'immutable'
  /**
   * The service worker stores `visited` pages after a visit, `essential` ones when it starts; else it shows
   * `fallback`.
   */
  offline: 'never' | 'visited' | 'essential' | 'fallback'
  /** Whether a browser may fetch it before the visitor follows a link to it. */
  prefetched: boolean
  /** `listed`: in the sitemap. `never`: robots.txt asks search engines to stay away. */
  indexed: 'listed' | 'unlisted' | 'never'
  /** Whether its path may be logged. The path of a private page gives access to it. */
  logged: boolean
  methods: readonly Method[] | 'any'
  bodyBytes: number
  /** How much of a form's body may be text. The rest is for files. */
  textBytes: number
}

const KB = 1024
const MB = 1024 * KB

const MAX_BODY_BYTES = 256 * KB

/** What is read of a form below the office without a session, and so of its sign-in. */
export const MAX_SIGNED_OUT_BYTES = 64 * KB

export const READ: readonly Method[] = ['GET', 'HEAD']
export const READ_AND_POST: readonly Method[] = [...READ, 'POST']

const PUBLIC: AddressRules = {
  budget: 'page',
  cache: 'shared',
  offline: 'visited',
  prefetched: true,
  indexed: 'unlisted',
  logged: true,
  methods: READ,
  bodyBytes: MAX_BODY_BYTES,
  textBytes: MAX_BODY_BYTES,
}

const RESTRICTED: AddressRules = {
  ...PUBLIC,
  cache: 'no-store',
  offline: 'never',
  prefetched: false,
  indexed: 'never',
}

const ADDRESS_KINDS = {
  page: { ...PUBLIC, indexed: 'listed' },
  file: PUBLIC,
  private: { ...RESTRICTED, budget: 'look-up', logged: false },
  api: RESTRICTED,
  /**
   * The staff's pages. They say `no-store` and `noindex` themselves: the lists for robots, browsers and
   * the service worker are public, and must not name the office.
   */
  office: { ...PUBLIC, cache: 'no-store', methods: READ_AND_POST },
  /** The phones at the doors of a conference. Their links are secrets. Public lists don't name them either. */
  door: { ...PUBLIC, cache: 'no-store', logged: false },
  check: { ...RESTRICTED, budget: 'none' },
  sandbox: { ...RESTRICTED, budget: 'sandbox', methods: 'any' },
} as const satisfies Record<string, AddressRules>

type AddressKind = keyof typeof ADDRESS_KINDS

export type Address = AddressRules & {
  /** As in `routes.ts`, with a slash before it. `/assets/*` stands for everything in that folder. */
  path: string
  kind: AddressKind
  from: 'route' | 'content' | 'server' | 'build'
  /** With this parameter in the query, reading counts against another rate limit. */
  costly?: { parameter: string; budget: 'look-up' | 'search' }
  postBudget?: 'sign-in'
  /** Requests are authenticated by the payment provider's signature, so another origin is allowed. */
  signed?: boolean
  /** The token in the address is the proof, so that another origin, such as a mail program, may post. */
  foreignPosts?: boolean
  /**
   * The service worker keeps it for whoever opened it, although it is `no-store`: a ticket must show at
   * an entrance without network. Only pages, not what is below them.
   */
  cachedForOwner?: boolean
  /** It also stands at `/ta/…`, `/kn/…` and `/hi/…`. So do all pages. */
  inLanguages: boolean
  language?: TranslatedLanguage
}

type Row = Pick<Address, 'path' | 'kind'> & Partial<Address>

const LOOK_UP = { parameter: 'txnid', budget: 'look-up' } as const
const POST_ONLY = { methods: ['POST'] } as const
const OFFICE = { kind: 'office', from: 'server' } as const
const DOOR = { kind: 'door', from: 'server' } as const
const SIGN_IN = {
  ...OFFICE,
  postBudget: 'sign-in',
  bodyBytes: MAX_SIGNED_OUT_BYTES,
} as const

/** `routes.ts` says which file answers an address; everything else that decides by path reads this table. */
const ROWS: readonly Row[] = [
  { path: '/', kind: 'page', offline: 'essential' },
  { path: '/contact', kind: 'page', from: 'content', offline: 'essential', indexed: 'unlisted' },
  { path: '/cells', kind: 'page' },
  { path: '/policy', kind: 'page' },
  { path: '/calendar', kind: 'page' },
  { path: '/sermons', kind: 'page', costly: { parameter: 'q', budget: 'search' } },
  // The sitemap names each sermon by its number.
  { path: '/sermons/:id', kind: 'page', indexed: 'unlisted' },
  { path: '/give', kind: 'page', methods: READ_AND_POST },

  { path: '/offline', kind: 'page', offline: 'fallback', indexed: 'unlisted' },
  { path: '/signup', kind: 'page', indexed: 'unlisted' },
  { path: '/nucleoicons', kind: 'page', indexed: 'unlisted' },
  // What the content has at an address: see `contentMethods` and `contentPaths`.
  { path: '/:page', kind: 'page', indexed: 'unlisted', methods: 'any' },
  { path: '/*', kind: 'page', indexed: 'unlisted', methods: 'any' },

  // Pages of one visitor. All but the first two have an address that can't be guessed.
  {
    path: '/response',
    kind: 'private',
    methods: READ_AND_POST,
    budget: 'page',
    costly: LOOK_UP,
    inLanguages: true,
  },
  { path: '/my', kind: 'private', methods: READ_AND_POST, budget: 'page' },
  { path: '/my/:token', kind: 'private', methods: READ_AND_POST, cachedForOwner: true },
  { path: '/my/:token/correct', kind: 'private', methods: READ_AND_POST },
  { path: '/my/:token/cancel', kind: 'private', methods: READ_AND_POST },
  { path: '/my/:token/monthly', kind: 'private', methods: READ_AND_POST },
  { path: '/my/:token/give', kind: 'private' },
  { path: '/my/:token/data', kind: 'private', methods: READ_AND_POST },
  { path: '/my/:token/data.json', kind: 'private' },
  { path: '/my/:token/calendar.ics', kind: 'private' },
  { path: '/my/:token/tickets.pdf', kind: 'private' },
  { path: '/my/:token/receipts/:year/:number', kind: 'private' },
  // Staff check in here.
  { path: '/t/:code', kind: 'private', methods: READ_AND_POST },
  { path: '/pay/:token', kind: 'private' },
  { path: '/keep/:key', kind: 'private', methods: READ_AND_POST },
  { path: '/tell/:key', kind: 'private', methods: READ_AND_POST },
  { path: '/unsubscribe/:token', kind: 'private', methods: READ_AND_POST, foreignPosts: true },
  { path: '/receipts/:name', kind: 'private' },
  { path: '/registered/:id', kind: 'private', inLanguages: true },

  { path: '/calendar.ics', kind: 'file' },
  { path: '/calendar/:id.ics', kind: 'file' },
  { path: '/letters/:file', kind: 'file', inLanguages: true },
  { path: '/sermons/thumbnails/:id', kind: 'file' },
  { path: '/sitemap.xml', kind: 'file' },
  { path: '/manifest.webmanifest', kind: 'file' },
  { path: '/robots.txt', kind: 'file' },
  { path: '/service-worker.js', kind: 'file', from: 'build' },
  { path: '/favicon.svg', kind: 'file', from: 'build' },
  { path: '/touch-icon.png', kind: 'file', from: 'build' },
  { path: '/assets/*', kind: 'file', from: 'build', cache: 'immutable' },
  { path: '/pictures/*', kind: 'file', from: 'build', cache: 'immutable' },
  { path: '/photographs/*', kind: 'file', from: 'server', cache: 'immutable' },
  { path: '/drawings/*', kind: 'file', from: 'server', cache: 'immutable' },

  { path: '/api/token', kind: 'api', from: 'server' },
  { path: '/api/register', kind: 'api', costly: LOOK_UP },
  { path: '/api/register/new', kind: 'api', ...POST_ONLY },
  { path: '/api/register/response', kind: 'api', ...POST_ONLY, signed: true },
  { path: '/api/payments/webhook', kind: 'api', ...POST_ONLY, signed: true },

  { path: '/office', ...OFFICE },
  { path: '/office/*', ...OFFICE },
  { path: '/office/sign-in', ...SIGN_IN },
  { path: '/office/sign-in/*', ...SIGN_IN },
  // A report of a busy month, sent once more as text to keep its result. What is larger than a form is
  // read for signed-in staff only.
  { path: '/office/settlement', ...OFFICE, bodyBytes: MB, textBytes: MB },
  // A form with photographs that is too large is read to its end: it says so, and nothing typed is lost.
  { path: '/office/content/*', ...OFFICE, bodyBytes: 48 * MB },
  { path: '/office/site', ...OFFICE, bodyBytes: 48 * MB },
  { path: '/office/site/*', ...OFFICE, bodyBytes: 48 * MB },
  { path: '/office/conferences/*', ...OFFICE, bodyBytes: 48 * MB },

  { path: '/door', ...DOOR },
  { path: '/door/app', ...DOOR },
  { path: '/door/list', ...DOOR },
  { path: '/door/entries', ...DOOR, ...POST_ONLY },
  { path: '/door/manifest.webmanifest', ...DOOR },
  { path: '/door/service-worker.js', ...DOOR, from: 'build' },
  { path: '/door/:token', ...DOOR, methods: READ_AND_POST },

  { path: '/health', kind: 'check', from: 'server' },
  { path: '/ready', kind: 'check', from: 'server' },
  { path: '/sandbox', kind: 'sandbox', from: 'server' },
  { path: '/sandbox/*', kind: 'sandbox', from: 'server' },
]

const ENGLISH: readonly Address[] = ROWS.map((row) => ({
  from: 'route',
  inLanguages: row.kind === 'page',
  ...ADDRESS_KINDS[row.kind],
  ...row,
}))

export const ADDRESSES: readonly Address[] = [
  ...ENGLISH,
  ...TRANSLATED_LANGUAGES.flatMap((language) =>
    ENGLISH.filter(({ inLanguages }) => inLanguages).map((row) => ({
      ...row,
      path: localPath(language, row.path),
      language,
    })),
  ),
]

type AddressFacts = AddressRules &
  Pick<Address, 'kind' | 'costly' | 'signed' | 'foreignPosts' | 'postBudget'>

/** Below a folder that the table knows, an unknown path has that folder's rules: `/my/no/such/page` is private. */
export function findAddress(path: string): AddressFacts | undefined {
  const folderRow = FOLDER_ROWS.find(([folder]) => path.startsWith(folder))?.[1]
  return BY_PATH.get(path) ?? folderRow ?? BY_FOLDER.get(topFolder(path))
}

export function maxBodyBytes(path: string): number {
  return findAddress(path)?.bodyBytes ?? MAX_BODY_BYTES
}

export function maxTextBytes(path: string): number {
  return findAddress(path)?.textBytes ?? MAX_BODY_BYTES
}

/** Browsers send Content-Length. Without it, it is read before anybody knows whether its sender is signed in. */
export function maxChunkedBytes(path: string): number {
  return findAddress(path)?.kind === 'office' ? MAX_SIGNED_OUT_BYTES : maxBodyBytes(path)
}

export function foldersWhere(fits: (address: Address) => boolean): string[] {
  return [...new Set(ADDRESSES.filter(fits).map(({ path }) => topFolder(path)))]
}

/** Returns `/my` for `/my/:token`, and `/ta/registered` for `/ta/registered/:id`. */
function topFolder(path: string): string {
  const { language, path: rest } = splitLanguage(path)
  return localPath(language, `/${rest.split('/', 2)[1]}`)
}

export function isInFolder({ path }: Pick<Address, 'path'>): boolean {
  return path !== topFolder(path)
}

const BY_PATH = new Map<string, AddressFacts>(ADDRESSES.map((address) => [address.path, address]))

/** With the deepest folder first. Unknown pages, `/*`, are in none. */
const FOLDER_ROWS = ADDRESSES.filter(({ path }) => path.endsWith('/*') && path !== '/*')
  .map((address): [string, AddressFacts] => [address.path.slice(0, -1), address])
  .sort(([one], [other]) => other.length - one.length)

const BY_FOLDER = new Map<string, AddressFacts>(
  ADDRESSES.filter(isInFolder).map(({ path, kind, foreignPosts = false }) => [
    topFolder(path),
    { kind, ...ADDRESS_KINDS[kind], foreignPosts },
  ]),
)
