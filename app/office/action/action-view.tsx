import { Fragment } from 'react'
import { useFound } from '#app/office/back-to-found.tsx'
import type { PageProps } from '#app/office/engine/engine.tsx'
import type { Offer } from '#app/office/form/choice-fields.tsx'
import {
  HiddenFields,
  PlanButtons,
  PostForm,
  Submit,
  WillHappen,
} from '#app/office/form/office-form.tsx'
import { ChangesNotice } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { changesSince } from '#app/office/office-line.ts'
import type { Typed, Typing } from '#app/ui/form/typed.ts'
import { actionWords } from '#words/office-actions.ts'
import { type ActionScreen, notifyOf, type OfficeRecord, type ReadyPlan } from './action-screen.ts'
import { addressOf, recordRow, recordTitle } from './office-record.ts'

/**
 * One action on a registration or a gift: asks for what it needs, then shows what will happen, then does
 * it. Works without a script.
 */
export function ActionView<Record extends OfficeRecord>({
  page: { screen, record, plan, offers, typed, errors },
  refused,
}: PageProps<
  Typing & {
    screen: ActionScreen<Record>
    record: Record
    plan: ReadyPlan | undefined
    offers: readonly Offer[] | undefined
  },
  ReadyPlan
>) {
  const { Fields, slug, isImmediate } = screen
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
      <PostForm
        className="form office-form"
        action={found(`${address}/${slug}`)}
        {...{ refused, version, errors }}
      >
        {plan && !isImmediate && (
          <WhatWillHappen plan={plan} typed={typed} hasFields={Boolean(Fields)} />
        )}
        {(!plan || isImmediate) && Fields && (
          <>
            <Fields record={record} offers={offers ?? []} typing={{ typed, errors }} />
            {typed.mail !== undefined && <input type="hidden" name="mail" value={typed.mail} />}
            {(offers === undefined || offers.length > 0) && (
              <Submit intent={isImmediate ? 'do' : 'show'}>
                {isImmediate ? actionWords(screen.code) : 'Continue'}
              </Submit>
            )}
          </>
        )}
      </PostForm>
    </>
  )
}

/**
 * Asks whether the people are told, where anybody would be. Of a field that is sent twice the first one
 * counts: so what is hidden says that the box was not ticked.
 */
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
      {tells.length > 0 && (
        <div>
          <label className="office-check">
            <input
              type="checkbox"
              name="mail"
              value="yes"
              defaultChecked={notifyOf(plan, typed)}
              aria-describedby="mail-to"
            />{' '}
            Mail the family
          </label>
          <input type="hidden" name="mail" value="no" />
          <p className="field-help" id="mail-to">
            They are told what changes: {tells.join(', ')}
          </p>
        </div>
      )}
      <PlanButtons button={button} edit={hasFields ? undefined : false} />
    </>
  )
}

export function headingOf({
  heading,
  code,
}: Pick<ActionScreen<never>, 'heading' | 'code'>): string {
  return heading ?? actionWords(code)
}
