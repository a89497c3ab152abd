import { Fragment } from 'react'
import { useFound } from '#app/office/back-to-found.tsx'
import type { PageProps } from '#app/office/engine/engine.tsx'
import type { Offer } from '#app/office/form/offer-field.tsx'
import { FormKey, HiddenFields, Submit, WillHappen } from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { changesSince } from '#app/office/office-line.ts'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import { TypedErrors } from '#app/ui/form/typed-field.tsx'
import { actionWords } from '#words/office-actions.ts'
import type { ActionScreen, OfficeRecord, ReadyPlan } from './action-screen.ts'
import { MailChosen, MailFamily } from './mail-family.tsx'
import { addressOf, recordRow, recordTitle } from './office-record.ts'

/**
 * One action on a registration or a gift: asks for what it needs, then shows what will happen, then does
 * it. Works without a script.
 */
export function ActionView<Record extends OfficeRecord>({
  page: { screen, record, plan, offers, ...typing },
  refused,
}: PageProps<
  Typing & {
    screen: ActionScreen<Record>
    record: Record
    /** What will happen, once everything is filled in. */
    plan: ReadyPlan | undefined
    /** Absent where nothing is chosen. */
    offers: readonly Offer[] | undefined
  },
  ReadyPlan
>) {
  const { Fields, slug } = screen
  const address = addressOf(record)
  const { version } = recordRow(record)
  const changes = changesSince(record.officeEvents, refused?.version ?? version)
  const found = useFound()
  return (
    <>
      <LinkLine to={found(address)}>Back to the {record.kind}</LinkLine>
      <h1>{headingOf(screen)}</h1>
      <p>{recordTitle(record)}</p>
      <ChangesNotice about={record.kind} changes={changes} />
      <form method="post" className="form office-form" action={found(`${address}/${slug}`)}>
        <FormKey value={refused?.key} version={version} />
        <TypedErrors errors={typing.errors} />
        {plan && <WhatWillHappen plan={plan} typed={typing.typed} hasFields={Boolean(Fields)} />}
        {!plan && Fields && (
          <>
            <Fields record={record} offers={offers ?? []} {...typing} />
            <MailChosen typed={typing.typed} />
            {(offers === undefined || offers.length > 0) && <Submit intent="show">Continue</Submit>}
          </>
        )}
      </form>
    </>
  )
}

function WhatWillHappen(planned: { plan: ReadyPlan; typed: Typed; hasFields: boolean }) {
  const { plan, typed, hasFields } = planned
  const { will, button, asks = {}, tells = [] } = plan
  const shown = new Set([...Object.keys(asks), ...(tells.length > 0 ? ['mail'] : [])])
  const hidden = Object.entries(typed).filter(([name]) => !shown.has(name))
  return (
    <>
      <HiddenFields fields={Object.fromEntries(hidden)} />
      <WillHappen will={will} />
      {Object.entries(asks).map(([name, field]) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      <MailFamily tells={tells} typed={typed} />
      <div className="button-row">
        <Submit intent="do">{button}</Submit>
        {hasFields && (
          <Submit intent="edit" isQuiet>
            Change what I typed
          </Submit>
        )}
      </div>
    </>
  )
}

export function headingOf({
  heading,
  code,
}: Pick<ActionScreen<never>, 'heading' | 'code'>): string {
  return heading ?? actionWords(code)
}
