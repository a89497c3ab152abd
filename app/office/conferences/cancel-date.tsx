import * as v from 'valibot'
import { officeForm, officePage, type PageProps, type Will } from '#app/office/engine/engine.tsx'
import { PlannedForm, PostButton, WillHappen } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { Sheet } from '#app/office/sheet.tsx'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import {
  CANCEL_PROBLEMS,
  CANCELLATION_STATES,
  cancelWords,
  progressWords,
  REFUND,
  STILL_OWED,
} from '#words/office/cancel-date.ts'
import { whenWords } from '#words/office/conferences.ts'
import { UNKNOWN } from '#workflows/actor.ts'
import { type DatePage, readDate } from '#workflows/conferences/read-dates.ts'
import {
  cancelDate,
  type DateCancellationPage,
  type DateCancellationPlan,
  planDateCancellation,
  readCancellation,
  steerCancellation,
} from '#workflows/records/cancellations/cancel-date.ts'
import { dateAddress, ofDate } from './date-addresses.ts'

type Plan = Will & Pick<DateCancellationPlan, 'byHand'>

const cancelling = officePage({
  path: '/conferences/:code/cancel',
  needs: 'cancelDate',
  async read(services, { actor, code }) {
    const read = await readDate(services, { actor, code })
    if (!read.ok) return read
    const { date } = read
    const begun = await readCancellation(services, code)
    if (begun) return { date, begun }
    const plan = await planDateCancellation(services, { actor, code, movesTo: undefined })
    if (!plan.ok && plan.problem !== 'past-event') return UNKNOWN
    return { date, offers: plan.ok ? plan.offers : undefined }
  },
  title: 'Cancel this date',
  refreshes: ({ begun }) => begun?.state === 'running',
  View: ({ page: { date, begun, offers }, refused }: PageProps<Page, Plan>) => {
    const address = dateAddress(date.code)
    const message = refused?.typed.message
    return (
      <>
        <LinkLine to={address}>Back to the date</LinkLine>
        <h1>Cancel this date</h1>
        <p>
          {date.name} · {whenWords(date)} · {date.venue}
        </p>
        {begun && <Begun begun={begun} address={address} />}
        {!begun && !offers && <p className="notice">{CANCEL_PROBLEMS['past-event']}</p>}
        {offers && (
          <PlannedForm
            action={`${address}/cancel`}
            rows={[
              {
                label: 'What happens to everybody',
                name: 'does',
                help: 'With a refund, what was paid online goes back at once.',
                options: [
                  { value: REFUND, label: 'Cancel and refund' },
                  ...offers.map((event) => ({
                    value: event.code,
                    label: `Move to ${whenWords(event)} · ${event.name}, ${event.venue}`,
                  })),
                ],
              },
              {
                label: 'Message',
                name: 'message',
                type: 'textarea',
                help: 'Stands in everybody’s mail: why, and what comes next. May be left empty.',
              },
            ]}
            opened={{ does: REFUND }}
            refused={refused}
            planned={
              refused?.plan && (
                <>
                  <WillHappen will={refused.plan.will} />
                  {message && <blockquote className="box written">{message}</blockquote>}
                  <Families of="byHand" rows={refused.plan.byHand} />
                </>
              )
            }
            button="Cancel this date"
            edit="Change something"
            beside={<a href={address}>Leave it as it is</a>}
          />
        )}
      </>
    )
  },
})

type Page = {
  date: DatePage
  begun?: DateCancellationPage
  offers?: DateCancellationPlan['offers'] | undefined
}

function Begun({ begun, address }: { begun: DateCancellationPage; address: string }) {
  const { event_code, state, done, left, target } = begun
  return (
    <>
      <section className="notice" aria-label="How far it is">
        <p>
          <progress className="cancelling" max={Math.max(done + left, 1)} value={done} />{' '}
          <strong>{progressWords(begun)}</strong>
          {target && `, those who come to ${target}`}
        </p>
        <p role="status">
          {CANCELLATION_STATES[state]}{' '}
          {state === 'stopped' && (
            <a href={ofDate('/office/registrations', event_code)}>Its registrations</a>
          )}
        </p>
      </section>
      {state === 'running' && <PostButton action={`${address}/cancel/stop`}>Stop</PostButton>}
      {state === 'stopped' && (
        <PostButton action={`${address}/cancel/continue`} isMain>
          Continue
        </PostButton>
      )}
      <Families of="byHand" rows={begun.byHand} />
      <Families of="toRefund" rows={begun.toRefund} />
    </>
  )
}

type Owed = { of: keyof typeof STILL_OWED; rows: DateCancellationPage['byHand'] }

function Families({ of, rows }: Owed) {
  return (
    <Sheet
      caption={STILL_OWED[of]}
      isList
      columns={[
        ['Name', ({ id, name }) => <a href={`/office/registrations/${id}`}>{name}</a>],
        ['Number', (row) => shortNumber(row), 'about'],
        ['Amount', ({ minor }) => formatRupees(minor), 'amount', 'number'],
      ]}
      rows={rows}
    />
  )
}

export const cancelDateRows = [
  cancelling,
  officeForm({
    at: cancelling,
    fields: v.object({
      does: v.pipe(
        v.string(),
        v.nonEmpty(CANCEL_PROBLEMS['no-choice']),
        v.transform((does) => (does === REFUND ? undefined : does)),
      ),
      message: v.pipe(v.string(), v.trim(), v.maxLength(5_000, CANCEL_PROBLEMS['long-text'])),
    }),
    async plan(services, asked, { does: movesTo, message }) {
      const planned = await planDateCancellation(services, { ...asked, movesTo })
      return planned.ok ? { ...planned, will: cancelWords(planned, message) } : planned
    },
    run: (services, asked, { does: movesTo, message }) =>
      cancelDate(services, { ...asked, message, movesTo }),
    errors: ({ problem }) => ({
      [problem === 'no-places' ? 'does' : '']: CANCEL_PROBLEMS[problem],
    }),
    to: ({ code }) => `${dateAddress(code)}/cancel`,
  }),
  ...(['stop', 'continue'] as const).map((what) =>
    officeForm({
      path: `/conferences/:code/cancel/${what}`,
      needs: 'cancelDate',
      page: cancelling,
      fields: v.object({}),
      run: (services, asked) =>
        steerCancellation(services, { ...asked, goesOn: what === 'continue' }),
      to: ({ code }) => `${dateAddress(code)}/cancel`,
    }),
  ),
]
