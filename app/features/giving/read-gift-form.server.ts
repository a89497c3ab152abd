import { parseWithValibot } from '@conform-to/valibot'
import { knownFields } from '#app/read-form.server.ts'
import { giftSchema } from './gift-schema.ts'

/**
 * Reads what a browser sent. The form library follows every name and every intent it is given, so
 * it is only given those that our own form has; its one button that sends an intent is Reset.
 */
export function readGiftForm(sent: FormData, fundCodes: readonly string[]) {
  const form = knownFields(sent, FIELDS)
  if (sent.has(INTENT)) form.set(INTENT, RESET)
  return parseWithValibot(form, { schema: giftSchema(fundCodes) })
}

const FIELDS = ['firstname', 'email', 'phone', 'amount', 'productinfo', 'submission']
const INTENT = '__intent__'
const RESET = JSON.stringify({ type: 'reset', payload: {} })
