/** Loads the library for passkeys when one is used: it has 300 modules, a fifth of the site's start. */
export function loadWebAuthn() {
  return import('@simplewebauthn/server')
}
