import type { ActionScreen, Plan } from '#app/office/action/action-screen.ts'
import { readAmount } from '#app/office/form/read-amount.ts'
import type { Errors } from '#app/ui/form/typed.ts'
import { TypedField } from '#app/ui/form/typed-field.tsx'
import { formatRupees } from '#domain/money.ts'
import { problemWords } from '#domain/problem-words.ts'
import { giveReduction as reduce, reductionProblem } from '#workflows/money/give-reduction.ts'
import type { RegistrationRecord } from '#workflows/registration/read-registration-record.ts'

export const giveReductionAction: ActionScreen<RegistrationRecord> = {
  slug: 'reduction',
  name: 'Give a reduction',
  needs: 'reduce',
  Fields: ({ record: _, ...typing }) => (
    <>
      <TypedField label="Amount" name="amount" inputMode="decimal" {...typing} />
      <TypedField
        label="Reason"
        name="reason"
        help="For example a scholarship, or staff."
        {...typing}
      />
    </>
  ),
  async plan({ services, record, typed }): Promise<Plan> {
    const { registration, account } = record
    const amountMinor = readAmount(typed.amount) ?? 0
    const reason = typed.reason?.trim() ?? ''
    const { reducedMinor } = account
    const problem = reductionProblem({ registration, reducedMinor, amountMinor })
    if (problem) return { ok: false, errors: errorsOf(problem) }
    if (reason === '')
      return { ok: false, errors: { reason: problemWords({ problem: 'no-reason' }) } }
    const asked = registration.full_minor - reducedMinor - amountMinor
    const rest = asked - account.paidMinor
    return {
      ok: true,
      will: [
        `The price becomes ${formatRupees(asked)}. No mail is sent.`,
        rest > 0 ? `Then ${formatRupees(rest)} are still due.` : 'Then nothing is due.',
        ...(rest < 0 ? [`${formatRupees(-rest)} too much was paid: refund it afterwards.`] : []),
      ],
      button: `Give a reduction of ${formatRupees(amountMinor)}`,
      run: (request) => reduce(services, { ...request, amountMinor, reason }),
    }
  },
}

function errorsOf(refused: NonNullable<ReturnType<typeof reductionProblem>>): Errors {
  if (refused.problem === 'cancelled') return { '': problemWords({ problem: 'cancelled' }) }
  if (refused.problem === 'bad-amount') return { amount: problemWords({ problem: 'bad-amount' }) }
  return { amount: `The price can be reduced by ${formatRupees(refused.mostMinor)} at most.` }
}
