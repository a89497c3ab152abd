export type Method = 'GET' | 'HEAD' | 'POST'

/** How an address is limited, cached, prefetched, indexed and logged. */
export type AddressRules = {
  /** The rate limit that reading counts against. */
  budget: 'page' | 'look-up' | 'sandbox' | 'none'
  /**
   * `no-store`: neither the page cache nor a browser stores it. `shared`: the same for everybody; its
   * own `Cache-Control` says for how long. `immutable`: its name contains a digest of its content.
   */
  cache: 'no-store' | 'shared' | 'immutable'
  /**
   * What the service worker does: `visited` pages are stored after a visit, `essential` ones when it
   * starts, and the `fallback` is shown for pages that are not stored.
   */
  offline: 'never' | 'visited' | 'essential' | 'fallback'
  /** Whether a browser may fetch it before the visitor follows a link to it. */
  prefetched: boolean
  /** `listed`: in the sitemap. `never`: robots.txt asks search engines to stay away. */
  indexed: 'listed' | 'unlisted' | 'never'
  /** Whether its path may be logged. The path of a private page gives access to it. */
  logged: boolean
  methods: readonly Method[] | 'any'
  /** How much may be sent to it. */
  bodyBytes: number
  /** How much of a form's body may be text. The rest is for files. */
  textBytes: number
}

const KB = 1024
export const MB = 1024 * KB

/** Also for unknown addresses. */
export const MAX_BODY_BYTES = 256 * KB

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
  budget: 'page',
  cache: 'no-store',
  offline: 'never',
  prefetched: false,
  indexed: 'never',
  logged: true,
  methods: READ,
  bodyBytes: MAX_BODY_BYTES,
  textBytes: MAX_BODY_BYTES,
}

/** The rules of each kind of address. A row of the table may override single ones. */
export const ADDRESS_KINDS = {
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
  /** For load balancers and monitoring: never limited. */
  check: { ...RESTRICTED, budget: 'none' },
  sandbox: { ...RESTRICTED, budget: 'sandbox', methods: 'any' },
} as const satisfies Record<string, AddressRules>

export type AddressKind = keyof typeof ADDRESS_KINDS
