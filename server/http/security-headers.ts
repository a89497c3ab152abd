import type { Content } from '#content-model/schema/content.ts'
import type { Config } from '#server/config/config.ts'

/** Pages add their own policy, see content-security-policy.ts. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return { ...fileHeaders(publicUrl), 'Permissions-Policy': `${UNUSED_FEATURES.join('=(), ')}=()` }
}

/** Built files are no pages, so there are no features of a page to refuse. */
export function fileHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Video players and map tile servers refuse requests without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** What is not a page can do nothing, even when opened by itself. */
export function policyFor(contentType: string): string {
  if (contentType.startsWith('image/svg')) return `${NOTHING}; style-src 'unsafe-inline'; sandbox`
  // A service worker has the policy of its own file, and fetches our pages.
  if (/^(text|application)\/javascript/.test(contentType)) return `${NOTHING}; connect-src 'self'`
  // Browsers show a PDF inside a page of their own, which a stricter policy would block.
  if (contentType.startsWith('application/pdf')) return ENDS
  return NOTHING
}

const ENDS = `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const NOTHING = `default-src 'none'; ${ENDS}`

export type AllowedHosts = { form: string[]; frame: string[]; image: string[] }

/** Inline scripts are allowed only by their hash (w3.org/TR/CSP3). */
export function contentSecurityPolicy(hashes: readonly string[], hosts: AllowedHosts): string {
  const ownScripts = hashes.map((hash) => `'${hash}'`)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...ownScripts].join(' ')}`,
    `style-src 'self'`,
    // Carousels and maps set style attributes. None of them contains a visitor's text.
    `style-src-attr 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src ${["'self'", 'data:', ...hosts.image].join(' ')}`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src ${hosts.frame.join(' ')}`,
    `form-action ${["'self'", ...hosts.form].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

export function allowedHosts(
  { payu, sermons }: Pick<Config, 'payu' | 'sermons'>,
  { church }: Pick<Content, 'church'>,
): AllowedHosts {
  const { origin, hostname } = new URL(payu.baseUrl)
  return {
    // PayU's payment page redirects the browser to its other hosts, and browsers apply `form-action` to
    // redirects too (w3.org/TR/CSP3/#directive-form-action).
    form: hostname.endsWith('.payu.in') ? [origin, 'https://*.payu.in'] : [origin],
    frame: [
      ...sermons.playerOrigins,
      'https://www.youtube-nocookie.com',
      'https://open.spotify.com',
      'https://calendar.google.com',
    ],
    // A tile address has {z}/{x}/{y} in its path and may have {s}, a subdomain, in its host.
    image: ['https://i.ytimg.com', new URL(church.map.tiles.replace('{s}', '*')).origin],
  }
}
