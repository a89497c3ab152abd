import { expect, test } from 'vitest'
import { MAIL_KINDS } from '#database/records/mail/mail-facts.ts'
import { MAILS } from './mails.ts'

test('only mails after verified money, and mails of the office, have no limit', () => {
  const unlimited = MAIL_KINDS.filter((kind) => MAILS[kind].limit === 'none')
  expect(unlimited.toSorted()).toEqual([
    'attention',
    'gift-receipt',
    'hand-gift-receipt',
    'message',
    'office-summary',
    'paid-late',
    'paid-twice',
    'payment-recorded',
    'place-offered',
    'refund-coming',
    'refund-refused',
    'refunded',
    'refunded-in-part',
    'registration-changed',
    'registration-moved',
    'registration-paid',
    'staff-invitation',
  ])
})

test('links for signing in have a limit of their own', () => {
  expect(MAIL_KINDS.filter((kind) => MAILS[kind].limit === 'sign-in')).toEqual(['staff-link'])
})

test('only reminders can be stopped', () => {
  const reminders = MAIL_KINDS.filter((kind) => MAILS[kind].isReminder)
  expect(reminders).toEqual([
    'payment-unfinished',
    'balance-reminder',
    'conference-reminder',
    'monthly-gift',
  ])
})
