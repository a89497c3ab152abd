import { Elsewhere, Instead, officeForm, officePage } from '#app/office/engine/engine.tsx'
import { PlannedForm, WillHappen } from '#app/office/form/office-form.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import { eventLabel } from '#domain/conferences/conference.ts'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { problemWords } from '#words/office/problems.ts'
import { readMoveOffers } from '#workflows/records/corrections/move-registration.ts'
import { listTicked } from '#workflows/registration-lists/list-registrations.ts'
import { moveTicked, planTickedMoves } from '#workflows/registration-lists/move-ticked.ts'

const LIST = '/office/registrations'

/** The badges of the rows that are ticked are a part of their conference's folder. */
const badges = officePage({
  path: '/registrations/badges',
  needs: 'printFolder',
  async read(services, { actor }, sent) {
    const { filter, query } = readList(sent, REGISTRATION_PARAMETERS)
    const { numbers = [], event } = filter
    const ticked = await listTicked(services, { actor, numbers })
    if (!ticked.ok) return ticked
    const [code, ...others] = new Set(
      numbers.length === 0 && event ? [event] : ticked.rows.map(({ event_code }) => event_code),
    )
    if (code !== undefined && others.length === 0) {
      const only = numbers.length > 0 ? `?only=${numbers}` : ''
      return new Elsewhere(`/office/conferences/${code}/folder/badges${only}`)
    }
    return new Instead(
      'Print badges',
      422,
      <p>
        Please tick registrations of one conference, or choose a conference.{' '}
        <a href={LIST + query}>Back to the list</a>
      </p>,
    )
  },
  title: 'Print badges',
  View: () => null,
})

/** One of them has the form of its own page. */
const moving = officePage({
  path: '/registrations/move',
  needs: 'move',
  async read(services, { actor }, sent) {
    const { numbers = [] } = readList(sent, REGISTRATION_PARAMETERS).filter
    const ticked = await listTicked(services, { actor, numbers })
    if (!ticked.ok) return ticked
    const [first, ...others] = ticked.rows
    if (!first) {
      const back = <a href={LIST}>Back to the list</a>
      return new Instead('Move', 422, <p>Please tick whom to move. {back}</p>)
    }
    if (others.length === 0) return new Elsewhere(`${LIST}/${first.id}/move`)
    const offers = await readMoveOffers(services, first)
    const dates = offers.map(({ event }) => ({ value: event.code, label: eventLabel(event) }))
    return { dates, count: ticked.rows.length, only: `?only=${numbers}` }
  },
  title: 'Move',
  View: ({ page: { dates, count, only }, refused }) => (
    <>
      <LinkLine to={LIST + only}>Back to the list</LinkLine>
      <h1>Move {count} registrations</h1>
      <PlannedForm
        className="form office-form"
        action={`${LIST}/move${only}`}
        rows={[{ label: 'Conference', name: 'to', options: dates }]}
        refused={refused}
        planned={refused?.plan && <WillHappen {...refused.plan} />}
        button="Move to another date"
        edit="Choose another date"
      />
    </>
  ),
})

const move = officeForm({
  at: moving,
  fields({ typed: { to = '' }, query }) {
    if (to === '') return { ok: false, errors: { to: 'Please choose a date.' } }
    const { numbers = [] } = readList(query, REGISTRATION_PARAMETERS).filter
    return { ok: true, value: { to, numbers } }
  },
  async plan(services, { actor }, wanted) {
    const planned = await planTickedMoves(services, { actor, ...wanted })
    if (!planned.ok) return planned
    const moved = planned.moves.filter(({ plan }) => plan.ok).length
    const [first] = planned.moves
    if (moved === 0 && first && !first.plan.ok) return first.plan
    return {
      ok: true,
      will: [
        `${moved} of ${planned.moves.length} move to ${eventLabel(planned.event)}. Each keeps its number and its payments, and its people are mailed.`,
        ...planned.moves.map(({ registration, plan }) => {
          const number = shortNumber(registration)
          if (!plan.ok) return `${number} stays: ${problemWords(plan)}`
          const { beforeMinor, afterMinor } = plan
          const change = `${formatRupees(beforeMinor)} and becomes ${formatRupees(afterMinor)}`
          return beforeMinor !== afterMinor && `The price of ${number} was ${change}.`
        }),
      ],
    }
  },
  run: (services, { actor, key }, wanted) => moveTicked(services, { actor, key, ...wanted }),
  errors: (problem) => ({ to: problemWords(problem) }),
  to: (_, { numbers }, { moved }) => `${LIST}?only=${numbers}&moved=${moved}`,
})

export const tickedRows = [badges, moving, move]
