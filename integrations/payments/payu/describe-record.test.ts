import { expect, test } from 'vitest'
import { failureReason } from './describe-record.ts'

test.each([
  ['userCancelled', 'Customer cancellation', 'cancelled'],
  ['usercancelled', '', 'cancelled'],
  ['bounced', 'No user action', 'left'],
  ['dropped', 'Bank servers unreachable', 'no-answer'],
  ['failed', 'Cancelled by user', 'cancelled'],
  ['failed', 'Transaction failed at bank end', 'declined'],
  ['failed', 'Do not honour', 'declined'],
  ['failed', 'Insufficient funds in the account', 'not-enough'],
  ['failed', 'Transaction limit exceeded', 'not-enough'],
  ['failed', 'Invalid OTP entered', 'wrong-details'],
  ['failed', 'Bank failed to authenticate the customer', 'wrong-details'],
  ['failed', 'Transaction timed out', 'timed-out'],
  ['failed', 'WITHDRAWAL STOPPED OWING TO LUNACY', 'unknown'],
  ['failed', 'NO ERROR', 'unknown'],
  ['', '', 'unknown'],
])('%s, "%s" is %s', (unmappedstatus, error_Message, reason) => {
  expect(failureReason({ unmappedstatus, error_Message })).toBe(reason)
})
