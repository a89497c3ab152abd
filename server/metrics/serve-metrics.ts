import { createServer, type Server } from 'node:http'
import { collectMetrics, type MetricSources } from './collect-metrics.ts'
import { PROMETHEUS_TYPE } from './prometheus-text.ts'

type Where = { port: number; host: string }

/** Serves `GET /metrics` on its own port, which must not be reachable from the internet. */
export function serveMetrics(sources: MetricSources, { port, host }: Where): Server {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 5_000 },
    (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404, { 'X-Content-Type-Options': 'nosniff' }).end()
        return
      }
      collectMetrics(sources).then(
        (text) => response.writeHead(200, { 'Content-Type': PROMETHEUS_TYPE }).end(text),
        (error: unknown) => {
          sources.log.error('metrics-failed', error)
          response.writeHead(500).end()
        },
      )
    },
  )
  // If the port is taken, the site runs without metrics and logs it.
  server.on('error', (error) => sources.log.error('metrics-not-served', error))
  // Does not keep the process alive.
  return server.listen(port, host).unref()
}
