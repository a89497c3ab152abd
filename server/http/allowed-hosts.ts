import type { Content } from '#content/schema/content.ts'
import type { Config } from '../config.ts'
import type { AllowedHosts } from './content-security-policy.ts'

/** Every other host that a page of ours may have to do with, and no more. */
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

/** A tile address has {z}/{x}/{y} in its path, and may have a letter for {s} in its host. */
function originOf(tiles: string): string {
  return new URL(tiles.replace('{s}', '*')).origin
}

/** PayU's payment page forwards the browser to sister hosts, and browsers hold the form to those too. */
function paymentHosts({ origin, hostname }: URL): string[] {
  return hostname.endsWith('.payu.in') ? [origin, 'https://*.payu.in'] : [origin]
}
