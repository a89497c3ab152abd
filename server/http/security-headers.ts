/** On every answer, whatever it is. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    // Video players and map tiles refuse pages that send no referrer at all.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
