import { parseWithValibot } from '@conform-to/valibot'
import { giftSchema } from './gift-schema.ts'

/**
 * Reads a submitted form. The form library interprets every field name and intent in it, so it gets
 * only those of our own form. Reset is the form's only button with an intent.
 */
export function readGiftForm(sent: FormData, fundCodes: readonly string[]) {
  const form = knownFields(sent)
  if (sent.has(INTENT)) form.set(INTENT, RESET)
  return parseWithValibot(form, { schema: giftSchema(fundCodes) })
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
const INTENT = '__intent__'
const RESET = JSON.stringify({ type: 'reset', payload: {} })

/** Only our own text fields, each once. */
function knownFields(sent: FormData): FormData {
  const known = new FormData()
  for (const name of FIELDS) {
    const value = sent.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
