import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVIDENCE, type Evidence } from './evidence.ts'
import { afterEvidence, isSettled, PAYMENT_STATES, type PaymentState } from './payment-state.ts'

/** Every state × every piece of evidence, written out: o p c f P are open, pending, … paid. */
const EXPECTED: Record<Evidence, string> = {
  //                     from: o p c f P
  'confirmed-success': 'PPPPP',
  'confirmed-failure': 'ffffP',
  'confirmed-pending': 'ppcpP',
  'confirmed-mismatch': 'ccccP',
  'signed-success': 'ccccP',
  'signed-failure': 'ffcfP',
  'signed-pending': 'ppcfP',
  none: 'opcfP',
}

const LETTERS: Record<string, PaymentState> = {
  o: 'open',
  p: 'pending',
  c: 'confirming',
  f: 'failed',
  P: 'paid',
}

const CASES = EVIDENCE.flatMap((evidence) =>
  PAYMENT_STATES.map((from, index) => ({
    from,
    evidence,
    to: LETTERS[EXPECTED[evidence][index] ?? ''],
  })),
)

test.each(CASES)('$from and $evidence: $to', ({ from, evidence, to }) => {
  expect(afterEvidence(from, evidence)).toBe(to)
})

const history = fc.array(fc.constantFrom(...EVIDENCE), { maxLength: 30 })

test('a confirmed success, once heard, is never lost, whatever comes before or after', () => {
  fc.assert(
    fc.property(history, history, (before, after) => {
      const end = [...before, 'confirmed-success' as const, ...after].reduce<PaymentState>(
        afterEvidence,
        'open',
      )
      expect(end).toBe('paid')
    }),
  )
})

test('nothing is paid without a confirmed success, and nothing is paid twice', () => {
  fc.assert(
    fc.property(history, (evidence) => {
      let state: PaymentState = 'open'
      let timesPaid = 0
      for (const heard of evidence) {
        const next = afterEvidence(state, heard)
        if (state !== 'paid' && next === 'paid') timesPaid++
        state = next
      }
      expect(timesPaid).toBe(evidence.includes('confirmed-success') ? 1 : 0)
    }),
  )
})

test('only paid and failed are settled', () => {
  expect(PAYMENT_STATES.filter(isSettled)).toEqual(['failed', 'paid'])
})
