import * as v from 'valibot'
import { type IsProxy, readProxies } from '#server/http/rate-limits/client-address.ts'
import { port } from './config-rules.ts'

/** Settings about reverse proxies, rate limits and metrics. */
export type EdgeConfig = {
  isProxy: IsProxy
  /** Whether rate limits apply. */
  limited: boolean
  /** Where metrics are served; undefined when they are not configured. */
  metrics: { port: number; host: string } | undefined
}

export const edgeSettings = {
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
      v.check(
        (names) => readProxies(names) !== undefined,
        'must be a list such as "loopback" or "10.0.0.0/8, 192.0.2.7"',
      ),
    ),
    '',
  ),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on'),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
}

const edgeSchema = v.object(edgeSettings)

export function edgeConfig(given: v.InferOutput<typeof edgeSchema>): EdgeConfig {
  const { METRICS_PORT: metricsPort, METRICS_HOST: host } = given
  return {
    isProxy: readProxies(given.TRUSTED_PROXIES) ?? (() => false),
    limited: given.RATE_LIMITS === 'on',
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host },
  }
}
