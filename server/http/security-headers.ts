/** On every answer, whatever it is. A page brings a policy of its own, see content-security-policy.ts. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Video players and map tiles refuse pages that send no referrer at all.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': `${UNUSED_FEATURES.join('=(), ')}=()`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** What a browser can offer and no page of ours, nor a player inside it, ever asks for. */
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

/** The policy of what is no page: it can do nothing, also when somebody opens it by itself. */
export function policyFor(contentType: string): string {
  if (contentType.startsWith('image/svg')) return `${NOTHING}; style-src 'unsafe-inline'; sandbox`
  // A service worker lives under the policy of its own file, and asks for pages of ours.
  if (/^(text|application)\/javascript/.test(contentType)) return `${NOTHING}; connect-src 'self'`
  // Browsers show a PDF with a page of their own, which a stricter policy would forbid.
  if (contentType.startsWith('application/pdf')) return ENDS
  return NOTHING
}

const ENDS = `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const NOTHING = `default-src 'none'; ${ENDS}`
