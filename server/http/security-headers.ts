/** Set on every response but built files. Pages add their own policy, see content-security-policy.ts. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return { ...fileHeaders(publicUrl), 'Permissions-Policy': `${UNUSED_FEATURES.join('=(), ')}=()` }
}

/** Of built files: they are no pages, so there are no features of a page to refuse. */
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

/** Browser features that no page of ours, nor a player inside one, uses. */
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

/** The policy of a response that is not a page: it can do nothing, even when opened by itself. */
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
