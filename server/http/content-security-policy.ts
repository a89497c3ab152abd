/** The hosts that a page may send forms to and load frames and images from. */
export type AllowedHosts = { form: string[]; frame: string[]; image: string[] }

/** The policy of one page. Inline scripts are allowed only by their hash (w3.org/TR/CSP3). */
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
