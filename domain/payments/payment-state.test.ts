import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVIDENCE, type Evidence } from './evidence.ts'
import {
  afterEvidence,
  forgivenDifference,
  isSettled,
  outcomeOf,
  PAYMENT_STATES,
  type PaymentOutcome,
  type PaymentState,
} from './payment-state.ts'

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

test('paid, failed and refunded are settled', () => {
  expect(PAYMENT_STATES.filter(isSettled)).toEqual(['failed', 'paid', 'refunded'])
})

test.each<[PaymentState, Evidence | null, PaymentOutcome]>([
  ['open', null, 'unheard'],
  ['open', 'not-found', 'not-started'],
  ['open', 'confirmed-begun', 'begun'],
  ['pending', 'confirmed-pending', 'at-the-bank'],
  ['pending', 'signed-pending', 'at-the-bank'],
  ['confirming', 'signed-success', 'taken'],
  ['confirming', 'not-found', 'taken'],
  ['confirming', 'confirmed-held', 'held'],
  ['confirming', 'confirmed-mismatch', 'mismatched'],
  ['failed', 'confirmed-failure', 'failed'],
  ['failed', 'confirmed-begun', 'failed'],
  ['failed', 'confirmed-dropped', 'dropped'],
  ['failed', 'signed-failure', 'dropped'],
  ['paid', 'confirmed-success', 'received'],
  ['refunded', 'refund-completed', 'refunded'],
])('state %s with evidence %s: %s', (state, heard, outcome) => {
  expect(outcomeOf({ state, heard })).toBe(outcome)
})

test.each([
  { asked: 4_200_00, received: 4_199_00, due: 1_00, forgiven: 1_00 },
  { asked: 4_200_00, received: 4_190_00, due: 10_00, forgiven: 10_00 },
  { asked: 4_200_00, received: 4_189_99, due: 10_01, forgiven: 0 },
  // A part of the price was asked for, and the rest stays due.
  { asked: 1_000_00, received: 999_50, due: 3_200_50, forgiven: 50 },
  // More than was asked for, and nothing due any more.
  { asked: 4_200_00, received: 4_201_00, due: 0, forgiven: 0 },
  { asked: 4_200_00, received: 4_199_00, due: 0, forgiven: 0 },
])('of $asked, $received is accepted: $forgiven is forgiven', (each) => {
  const { asked: askedMinor, received: receivedMinor, due: dueMinor, forgiven } = each
  expect(forgivenDifference({ askedMinor, receivedMinor, dueMinor })).toBe(forgiven)
})

const paise = fc.integer({ min: 0, max: 20_000_00 })

test('never more is forgiven than is missing, is due, or is Rs. 10', () => {
  fc.assert(
    fc.property(paise, fc.integer({ min: -20_00, max: 20_00 }), paise, (asked, missing, due) => {
      const accepted = { askedMinor: asked, receivedMinor: asked - missing, dueMinor: due }
      const forgiven = forgivenDifference(accepted)
      expect(forgiven).toBeGreaterThanOrEqual(0)
      expect(forgiven).toBeLessThanOrEqual(Math.max(missing, 0))
      expect(forgiven).toBeLessThanOrEqual(Math.min(due, 10_00))
      if (missing >= 0 && missing <= 10_00) expect(forgiven).toBe(Math.min(missing, due))
    }),
  )
})
