import { parseWithValibot } from '@conform-to/valibot'
import { giftSchema } from './gift-schema.ts'

type Asked = { fundCodes: readonly string[]; asksPan: boolean }

/**
 * Reads a submitted form. The form library interprets every field name and intent in it, so it gets
 * only those of our own form. Reset is the form's only button with an intent.
 */
export function readGiftForm(sent: FormData, { fundCodes, asksPan }: Asked) {
  const form = knownFields(sent, asksPan ? [...FIELDS, 'pan'] : FIELDS)
  if (sent.has(INTENT)) form.set(INTENT, RESET)
  return parseWithValibot(form, { schema: giftSchema(fundCodes) })
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
const INTENT = '__intent__'
const RESET = JSON.stringify({ type: 'reset', payload: {} })

/** Only our own text fields, each once. */
function knownFields(sent: FormData, names: readonly string[]): FormData {
  const known = new FormData()
  for (const name of names) {
    const value = sent.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
