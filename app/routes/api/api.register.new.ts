import { registerByRecords } from '#app/features/registration/register-by-records.server.ts'
import { jsonAnswer, jsonRefusal } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/api.register.new.ts'

/**
 * Other programs register here: a JSON array with a record for each person. With an
 * `Idempotency-Key` they may send it again until they have read the answer.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isJson(request)) return jsonRefusal(415, [{ path: '', message: 'Send application/json.' }])
  const json = parseJson(await request.text())
  if (!json.ok) return jsonRefusal(400, [{ path: '', message: 'This is not JSON.' }])
  const services = context.get(servicesContext)
  const key = request.headers.get('idempotency-key') ?? undefined
  const answer = await registerByRecords(services, json.value, key)
  return answer.ok
    ? jsonAnswer(answer.body, { status: 201 })
    : jsonRefusal(answer.status, answer.errors)
}

function isJson(request: Request): boolean {
  const type = request.headers.get('content-type') ?? ''
  return /^application\/json\s*(;|$)/i.test(type)
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false }
    throw error
  }
}
