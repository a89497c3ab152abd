import { randomInt, randomUUID } from 'node:crypto'
import { readForm } from '#app/ui/form/read-form.ts'
import { giftWords } from '#database/search/words-text.ts'
import { giftSchema } from '../app/features/giving/gift-schema.ts'
import { digest, serveBare } from './bare-store.ts'
import { FUNDS } from './measured-forms.ts'

const schema = giftSchema({ language: 'en', fundCodes: FUNDS })

/** Nobody else writes to this database. */
let number = 1_000

await serveBare((form, { insert }) => {
  const reading = readForm(schema, Object.fromEntries(form))
  if (!reading.ok) return undefined
  const { submission, productinfo, firstname, email, phone, amount } = reading.value
  const [id, token, at] = [randomUUID(), randomUUID(), new Date().toISOString()]
  insert('gift', {
    id,
    submission: submission ?? null,
    twin: digest([productinfo, firstname, email, phone, amount]),
    created_at: at,
    fund: productinfo,
    full_name: firstname,
    email,
    phone,
    amount_minor: amount,
    status: 'Not Paid',
    number: ++number,
    words: giftWords({ full_name: firstname, email, phone }),
  })
  insert('payment', {
    id: randomUUID(),
    txnid: String(randomInt(1e10, 1e11)),
    token,
    gift_id: id,
    purpose: productinfo,
    payer_name: firstname,
    payer_email: email,
    payer_phone: phone,
    amount_minor: amount,
    state: 'open',
    opened_at: at,
    changed_at: at,
  })
  return token
})
