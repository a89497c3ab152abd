import { registerByRecords } from '#app/features/registration/register-by-records.server.ts'
import { jsonAnswer, jsonRefusal } from '#app/http/json-answer.ts'
import { servicesContext } from '#app/services.server.ts'
import type { Route } from './+types/api.register.new.ts'

/** With an `Idempotency-Key` other programs may send it again until they have read the answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return jsonRefusal(415, 'Send application/json.')
  const json = parseJson(await request.text())
  if (!json.ok) return jsonRefusal(400, 'This is not JSON.')
  const services = context.get(servicesContext)
  const key = request.headers.get('idempotency-key') ?? undefined
  const answer = await registerByRecords(services, json.value, key)
  return answer.ok
    ? jsonAnswer(201, answer.body)
    : jsonAnswer(answer.status, { errors: answer.errors })
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false }
    throw error
  }
}
