import type { ReadyPlan } from '#app/office/action/action-screen.ts'
import { CheckField } from '#app/office/form/choice-fields.tsx'
import { overCapacityWords } from '#app/office/words/problems.ts'
import type { Errors, Typed } from '#app/ui/form/typed.ts'
import type { Shortage } from '#domain/registration/places.ts'

/** Asked beside a plan where the conference is full. It is not done before that is ticked. */
export function askOverCapacity(shortage: Shortage | undefined, typed: Typed) {
  if (!shortage) return { will: [], asks: { over: undefined }, errors: {} }
  const errors: Errors =
    typed.over === 'no' ? { over: `${overCapacityWords(shortage)} ${TICK}` } : {}
  return {
    will: [overCapacityWords(shortage)],
    asks: {
      over: (
        <>
          <CheckField label={ALLOW} name="over" typed={typed} errors={errors} />
          <input type="hidden" name="over" value="no" />
        </>
      ),
    },
    errors,
  } satisfies Partial<ReadyPlan>
}

const ALLOW = 'Allow although it is full'
const TICK = `To go on all the same, please tick “${ALLOW}”.`

export function mayExceed({ over }: Typed): boolean {
  return over === 'yes'
}
