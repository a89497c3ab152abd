/** The hosts that a page may send a form to, or show a frame or a picture from. */
export type AllowedHosts = { form: string[]; frame: string[]; image: string[] }

/** A policy for one page: its own inline scripts, known by their hashes, and nothing else inline. */
export function contentSecurityPolicy(hashes: readonly string[], hosts: AllowedHosts): string {
  const ownScripts = hashes.map((hash) => `'${hash}'`)
  return [
    `default-src 'none'`,
    `script-src ${["'self'", ...ownScripts].join(' ')}`,
    `style-src 'self'`,
    // Carousels and maps place their parts by style attributes; none comes from a visitor.
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
