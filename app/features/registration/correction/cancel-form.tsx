import { ButtonForm } from '#app/ui/form/buttons.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { WarningNotice } from '#app/ui/status-notice.tsx'
import { dayInIndia } from '#domain/days.ts'
import type { Language } from '#domain/language.ts'
import { dayIn, rupeesIn } from '#domain/language-formats.ts'
import { fullName } from '#domain/registration/person.ts'
import { CORRECTION_WORDS, PRIVATE_WORDS } from '#words/private.ts'
import type { CancellationPlan, Whom } from '#workflows/records/cancellations/cancel-by-visitor.ts'
import { Sentences } from './correction-form.tsx'

type Plan = Extract<CancellationPlan, { ok: true }>

export function CancelForm(props: {
  plan: Plan
  people: readonly { position: number; name: string }[]
  whom: Whom
  version: number
  address: string
  formKey: string
  /** Whether it was sent before, and would have done something else than the page said. */
  isAgain: boolean
}) {
  const { plan, people, whom, version, address, formKey, isAgain } = props
  const language = useLanguage()
  const words = CORRECTION_WORDS[language]
  const isAll = plan.people.length === people.length
  const [first] = plan.people
  const button =
    first && !isAll ? words.cancelOf(fullName(first)) : PRIVATE_WORDS[language].cancel.title
  const others = people.filter(({ position }) => isAll || position !== whom)
  const hidden = {
    key: formKey,
    version,
    whom: isAll ? 'all' : whom,
    does: plan.does,
    promised: plan.does === 'ask' ? 0 : plan.refundMinor + plan.byHandMinor,
  }
  return (
    <div className="card">
      <WarningNotice>{isAgain && words.notCancelled}</WarningNotice>
      <h2>{words.whatHappens}</h2>
      <Sentences said={willHappen(language, plan, isAll)} />
      <ButtonForm action={`${address}/cancel`} fields={hidden}>
        {plan.does === 'ask' ? words.askOffice(button) : button}
      </ButtonForm>
      {people.length > 1 && (
        <section className="stack gap-2 no-print">
          <h2>{words.orCancelFor}</h2>
          <ul className="bullets stack gap-2">
            {!isAll && (
              <li>
                <SiteLink to={`${address}/cancel`}>{words.everybody}</SiteLink>
              </li>
            )}
            {others.map(({ position, name }) => (
              <li key={position}>
                <SiteLink to={`${address}/cancel?whom=${position}`}>{words.only(name)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function willHappen(language: Language, plan: Plan, isAll: boolean): string[] {
  const words = CORRECTION_WORDS[language]
  const names = plan.people.map(fullName).join(', ')
  const dayOf = (moment: Date) => dayIn(language, dayInIndia(moment.getTime()))
  if (plan.does === 'ask') {
    const possible = plan.before ? [words.wasPossible(dayOf(plan.before))] : []
    return [words.askToCancel(names), ...possible, words.officeDecides]
  }
  const { people, rule, refundMinor, byHandMinor, keptMinor, owedMinor, dueMinor } = plan
  const whole = refundMinor + byHandMinor
  return [
    words.notExpected(names, people.length),
    isAll ? words.nothingToPay : words.othersStay,
    words.noWayBack,
    words.rule(dayOf(rule.before), rule.refundPercent),
    whole > 0 ? words.goesBack(rupeesIn(language, whole)) : words.nothingBack,
    ...(byHandMinor > 0 ? [words.byHand(rupeesIn(language, byHandMinor))] : []),
    ...(keptMinor > 0 ? [words.keeps(rupeesIn(language, keptMinor))] : []),
    ...(owedMinor > 0 ? [words.alsoOwed(rupeesIn(language, owedMinor))] : []),
    ...(dueMinor > 0 ? [words.othersOwe(rupeesIn(language, dueMinor))] : []),
  ]
}
