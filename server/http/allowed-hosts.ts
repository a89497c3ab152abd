import type { Config } from '../config.ts'
import type { AllowedHosts } from './content-security-policy.ts'

/** Every other host that a page of ours may have to do with, and no more. */
export function allowedHosts({ payu, sermons }: Pick<Config, 'payu' | 'sermons'>): AllowedHosts {
  return {
    form: paymentHosts(new URL(payu.baseUrl)),
    frame: [
      ...sermons.playerOrigins,
      'https://www.youtube-nocookie.com',
      'https://open.spotify.com',
      'https://calendar.google.com',
    ],
    image: ['https://i.ytimg.com', 'https://tile.openstreetmap.org'],
  }
}

/** PayU's payment page forwards the browser to sister hosts, and browsers hold the form to those too. */
function paymentHosts({ origin, hostname }: URL): string[] {
  return hostname.endsWith('.payu.in') ? [origin, 'https://*.payu.in'] : [origin]
}
