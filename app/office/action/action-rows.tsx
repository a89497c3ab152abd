import {
  type ActionField,
  type ActionScreen,
  answersTo,
  errorsOf,
  type OfficeRecord,
  type ReadyPlan,
} from '#app/office/action/action-screen.ts'
import { addressOf, recordTitle } from '#app/office/action/office-record.ts'
import { useFound } from '#app/office/back-to-found.tsx'
import {
  Elsewhere,
  type FormState,
  officeForm,
  officePage,
  type PageProps,
  type Row,
} from '#app/office/engine/engine.tsx'
import { CheckField, OverField } from '#app/office/form/choice-fields.tsx'
import {
  HiddenFields,
  PlanButtons,
  PostForm,
  Submit,
  WillHappen,
} from '#app/office/form/office-form.tsx'
import { ChangesNotice, changesSince } from '#app/office/history-list.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import type { SiteServices } from '#app/services.server.ts'
import type { Texts, Typing } from '#app/ui/form/typed.ts'
import { TypedField, TypedFields } from '#app/ui/form/typed-field.tsx'
import { actionWords } from '#domain/office-action.ts'
import { problemWords } from '#words/office/problems.ts'
import { NOT_ALLOWED } from '#workflows/actor.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'

/**
 * The same form sent twice does it once. If somebody has changed the record since the form was opened, nothing
 * is done: the page tells it and asks.
 */
export function actionRows<Record extends OfficeRecord>(
  of: `${OfficeRecord['kind']}s`,
  actions: readonly ActionScreen<Record>[],
  readRecord: (
    services: SiteServices,
    asked: { actor: SignedIn; id: string },
  ) => Promise<Record | undefined>,
): Row[] {
  return actions.flatMap((screen) => {
    const { slug, needs } = screen
    const path = `/${of}/:id{[0-9a-f-]{36}}/${slug}` as const
    const page = officePage({
      path,
      needs,
      async read(services, asked, query, refused?: FormState<ReadyPlan>) {
        const record = await readRecord(services, asked)
        if (!record) return undefined
        const typed = refused?.typed ?? { ...screen.initial?.(record, services.now()), ...query }
        const errors = refused?.errors ?? {}
        const fields = await screen.fields?.({ services, record, typed, errors })
        const shown = { screen, record, typed, fields }
        if (refused || asksFirst(screen)) return { ...shown, errors, plan: refused?.plan }
        // Where nothing has to be filled in, what will happen is shown at once, or why it can't.
        const plan = await screen.plan({ services, actor: asked.actor, record, typed })
        return { ...shown, errors: errorsOf(plan, typed), plan: plan.ok ? plan : undefined }
      },
      status: ({ plan }) => (plan || asksFirst(screen) ? 200 : 422),
      title: headingOf(screen),
      View: ActionView<Record>,
    })
    const form = officeForm({
      at: page,
      async fields({ typed: { intent: _, ...typed } }, services, asked) {
        const record = await readRecord(services, asked)
        if (!record) return { ok: false, problem: 'unknown' }
        const plan = await screen.plan({ services, actor: asked.actor, record, typed })
        // Asked after the plan: what the first click of two has done makes no plan of the second one wrong.
        const done = asked.key && (await findSentForm(services, asked.key))
        if (done) return new Elsewhere(doneAddress(record, done))
        const errors = errorsOf(plan, typed)
        const { version } = record.row
        // Also where it can't be done any more, because of what somebody has changed.
        if ((asked.version ?? version) !== version)
          return { ok: false, problem: 'changed', errors, ...(plan.ok && { plan }) }
        if (!plan.ok) return { ok: false, errors }
        if (Object.keys(errors).length > 0) return { ok: false, errors, plan }
        return { ok: true, value: { record, plan, typed } }
      },
      plan: (_, __, { plan }) => plan,
      async run(services, { actor, id, key, ...asked }, { record, plan, typed }) {
        if (!key) return { ok: false, plan }
        const { version = record.row.version } = asked
        const answers = answersTo(plan, typed)
        const result = await plan.run({ actor, kind: record.kind, id, key, version, ...answers })
        if (result.ok) {
          return { ok: true, to: doneAddress(record, await findSentForm(services, key)) }
        }
        const { problem } = result
        if (problem === 'not-allowed') return NOT_ALLOWED
        // Changed between the plan and the deed.
        return problem === 'changed'
          ? { ok: false, problem, plan }
          : { ok: false, errors: { '': problemWords(result) } }
      },
      to: (_, __, { to }) => to,
    })
    return [page, form]
  })
}

/** The page says what the stored event says, so that nobody can forge it by the address. */
function doneAddress(record: OfficeRecord, event: { id: string } | undefined): string {
  return `${addressOf(record)}${event ? `?done=${event.id}` : ''}`
}

function ActionView<Record extends OfficeRecord>({
  page: { screen, record, plan, fields, typed, errors },
  refused,
}: PageProps<
  Typing & {
    screen: ActionScreen<Record>
    record: Record
    plan: ReadyPlan | undefined
    fields: readonly ActionField[] | undefined
  },
  ReadyPlan
>) {
  const { about, of, without, Form, slug, isImmediate } = screen
  const typing = { typed, errors }
  const address = addressOf(record)
  const { version } = record.row
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
        {plan && !isImmediate && <WhatWillHappen plan={plan} typed={typed} screen={screen} />}
        {(!plan || isImmediate) && asksFirst(screen) && (
          <>
            {about?.(record, typed).map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
            {of && <HiddenFields fields={{ [of]: typed[of] }} />}
            {Form && <Form record={record} typing={typing} />}
            {fields?.map(({ isTick, ...field }) => {
              const Control = isTick ? CheckField : TypedField
              return <Control key={field.name} {...field} {...typing} />
            })}
            {typed.mail !== undefined && <input type="hidden" name="mail" value={typed.mail} />}
            {fields?.length === 0 ? (
              <p>{without}</p>
            ) : (
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

function asksFirst({ fields, Form }: ActionScreen<never>): boolean {
  return fields !== undefined || Form !== undefined
}

/** Of a field that is sent twice the first one counts: so what is hidden says that the box was not ticked. */
function WhatWillHappen(props: { plan: ReadyPlan; typed: Texts; screen: ActionScreen<never> }) {
  const { plan, typed, screen } = props
  const { will, button = actionWords(screen.code), shortage, asks, errors = {}, tells = [] } = plan
  const asked = asks?.fields.map(({ name }) => name) ?? []
  const shown = new Set(['over', ...asked, ...(tells.length > 0 ? ['mail'] : [])])
  const hidden = Object.entries(typed).filter(([name]) => !shown.has(name))
  return (
    <>
      <HiddenFields fields={Object.fromEntries(hidden)} />
      <div className="stack gap-3" data-part="plan">
        <WillHappen will={will} />
        <OverField shortage={shortage} typed={typed} />
        {asks && <TypedFields {...asks} errors={errors} />}
        {tells.length > 0 && (
          <div>
            <label className="office-check">
              <input
                type="checkbox"
                name="mail"
                value="yes"
                defaultChecked={answersTo(plan, typed).notify}
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
        <PlanButtons button={button} edit={asksFirst(screen) ? undefined : false} />
      </div>
    </>
  )
}

function headingOf({ heading, code }: ActionScreen<never>): string {
  return heading ?? actionWords(code)
}
