import { expect, test } from 'vitest'
import { MAIL_KINDS, type MailKind, readMailFacts } from './mail-facts.ts'

test.each(MAIL_KINDS)('what was stored with %s may be forgotten', (kind) => {
  expect(() => readMailFacts(kind, { key: 'a-mail', facts: null })).not.toThrow()
})

const WRONG: [MailKind, string][] = [
  ['request-received', '{"wish":{"text":"Cancel"}}'],
  ['email-changed', '{"which":"other"}'],
  ['registration-cancelled', '{"by":"visitor","refundMinor":"100"}'],
  ['payment-recorded', '{"entryId":7}'],
  ['attention', '{"attention":{"paid-twice":"many"}}'],
  ['staff-link', '{"to":["/office"]}'],
  ['gift-statement', '"2026-27"'],
]

test.each(WRONG)('%s is not read with %s', (kind, stored) => {
  expect(() => readMailFacts(kind, { key: 'a-mail', facts: stored })).toThrow(
    'outbox a-mail: facts',
  )
})
