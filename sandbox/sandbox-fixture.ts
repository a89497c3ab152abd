import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts'

export type TestSandbox = {
  sandbox: Sandbox
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, fields: Record<string, string>): Promise<Response>
  /** The webhooks that the church received: about payments, and about refunds. */
  webhooks: URLSearchParams[]
  refundNews: Record<string, unknown>[]
  /** Runs all scheduled tasks, including those that they schedule. */
  finishTasks(): Promise<void>
  passMinutes(minutes: number): void
}

/** A sandbox with its own clock and a church that collects its webhooks. For tests. */
export function testSandbox(
  options: Partial<SandboxOptions> & { churchAnswers?: number } = {},
): TestSandbox {
  const tasks: (() => Promise<void>)[] = []
  const webhooks: URLSearchParams[] = []
  const refundNews: Record<string, unknown>[] = []
  let moment = Date.parse('2026-06-10T09:30:00+05:30')
  const sandbox = createSandbox({
    basePath: '/sandbox',
    payu: { key: 'TESTKEY', salt: 'TESTSALT' },
    webhookUrl: 'http://church.test/webhook',
    vimeo: { clientId: 'client', clientSecret: 'secret', userId: '100', projectId: '200' },
    calendar: { id: 'events@church.test', apiKey: 'calendar-key' },
    now: () => new Date(moment),
    later: (task) => void tasks.push(task),
    send: async (request) => {
      const body = await request.text()
      if (body.startsWith('{')) refundNews.push(JSON.parse(body))
      else webhooks.push(new URLSearchParams(body))
      return new Response(null, { status: options.churchAnswers ?? 200 })
    },
    ...options,
  })

  function call(path: string, init: RequestInit): Promise<Response> {
    return sandbox.fetch(new Request(`http://world.test${path}`, init))
  }

  return {
    sandbox,
    get: (path, headers = {}) => call(path, { headers }),
    post: (path, fields) => call(path, { method: 'POST', body: new URLSearchParams(fields) }),
    webhooks,
    refundNews,
    async finishTasks() {
      for (let task = tasks.shift(); task; task = tasks.shift()) await task()
    },
    passMinutes(minutes) {
      moment += minutes * 60_000
    },
  }
}
