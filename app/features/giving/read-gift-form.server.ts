import { parseWithValibot } from '@conform-to/valibot'
import { giftSchema } from './gift-schema.ts'

/**
 * Reads what a browser sent. The form library follows every name and every intent it is given, so
 * it is only given those that our own form has; its one button that sends an intent is Reset.
 */
export function readGiftForm(sent: FormData, fundCodes: readonly string[]) {
  const form = knownFields(sent)
  if (sent.has(INTENT)) form.set(INTENT, RESET)
  return parseWithValibot(form, { schema: giftSchema(fundCodes) })
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
const INTENT = '__intent__'
const RESET = JSON.stringify({ type: 'reset', payload: {} })

/** The fields that are ours, and are text; what comes twice counts once. */
function knownFields(sent: FormData): FormData {
  const known = new FormData()
  for (const name of FIELDS) {
    const value = sent.get(name)
    if (typeof value === 'string') known.set(name, value)
  }
  return known
}
