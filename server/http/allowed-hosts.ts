import type { Content } from '#content-model/schema/content.ts'
import type { Config } from '#server/config/config.ts'
import type { AllowedHosts } from './content-security-policy.ts'

/** The only other hosts that the Content-Security-Policy of our pages allows. */
export function allowedHosts(
  { payu, sermons }: Pick<Config, 'payu' | 'sermons'>,
  { church }: Pick<Content, 'church'>,
): AllowedHosts {
  return {
    form: paymentHosts(new URL(payu.baseUrl)),
    frame: [
      ...sermons.playerOrigins,
      'https://www.youtube-nocookie.com',
      'https://open.spotify.com',
      'https://calendar.google.com',
    ],
    image: ['https://i.ytimg.com', originOf(church.map.tiles)],
  }
}

/** A tile address has {z}/{x}/{y} in its path and may have {s}, a subdomain, in its host. */
function originOf(tiles: string): string {
  return new URL(tiles.replace('{s}', '*')).origin
}

/**
 * PayU's payment page redirects the browser to its other hosts, and browsers apply `form-action` to
 * redirects too (w3.org/TR/CSP3/#directive-form-action).
 */
function paymentHosts({ origin, hostname }: URL): string[] {
  return hostname.endsWith('.payu.in') ? [origin, 'https://*.payu.in'] : [origin]
}
