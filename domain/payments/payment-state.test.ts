import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVIDENCE, type Evidence } from './evidence.ts'
import { afterEvidence, isSettled, PAYMENT_STATES, type PaymentState } from './payment-state.ts'

/** Every state × every piece of evidence, written out by first letters; P is paid, R refunded. */
const EXPECTED: Record<Evidence, string> = {
  //              from: o p c f P R
  'confirmed-success': 'PPPPPR',
  'confirmed-failure': 'ffffPR',
  'confirmed-dropped': 'ffcfPR',
  'confirmed-pending': 'ppcpPR',
  'confirmed-begun': 'opcfPR',
  'confirmed-held': 'ccccPR',
  'confirmed-mismatch': 'ccccPR',
  'signed-success': 'ccccPR',
  'signed-failure': 'ffcfPR',
  'signed-pending': 'ppcfPR',
  'refund-completed': 'RRRRRR',
  accepted: 'opPfPR',
  'not-found': 'opcfPR',
  unreachable: 'opcfPR',
}

const LETTERS: Record<string, PaymentState> = {
  o: 'open',
  p: 'pending',
  c: 'confirming',
  f: 'failed',
  P: 'paid',
  R: 'refunded',
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

test('a confirmed success is never lost, in any sequence of evidence', () => {
  fc.assert(
    fc.property(history, history, (before, after) => {
      const end = [...before, 'confirmed-success' as const, ...after].reduce<PaymentState>(
        afterEvidence,
        'open',
      )
      const refunded = [...before, ...after].includes('refund-completed')
      expect(end).toBe(refunded ? 'refunded' : 'paid')
    }),
  )
})

test('a payment becomes paid only by a confirmed success, and only once', () => {
  const undecided = history.map((all) => all.filter((evidence) => evidence !== 'accepted'))
  fc.assert(
    fc.property(undecided, (evidence) => {
      let state: PaymentState = 'open'
      let timesPaid = 0
      for (const heard of evidence) {
        const next = afterEvidence(state, heard)
        if (state !== 'paid' && next === 'paid') timesPaid++
        state = next
      }
      const refunded = evidence.indexOf('refund-completed')
      const counted = refunded < 0 ? evidence : evidence.slice(0, refunded)
      expect(timesPaid).toBe(counted.includes('confirmed-success') ? 1 : 0)
    }),
  )
})

test('a refunded payment stays refunded', () => {
  fc.assert(
    fc.property(history, (evidence) => {
      expect(evidence.reduce<PaymentState>(afterEvidence, 'refunded')).toBe('refunded')
    }),
  )
})

test('paid, failed and refunded are settled', () => {
  expect(PAYMENT_STATES.filter(isSettled)).toEqual(['failed', 'paid', 'refunded'])
})
