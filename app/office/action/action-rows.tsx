import {
  Elsewhere,
  type FormState,
  Instead,
  officeForm,
  officePage,
  type Row,
} from '#app/office/engine/engine.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import type { SiteServices } from '#app/services.server.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import {
  type ActionScreen,
  errorsOf,
  notifyOf,
  type OfficeRecord,
  type ReadyPlan,
} from './action-screen.ts'
import { ActionView, headingOf } from './action-view.tsx'
import { addressOf, recordRow } from './office-record.ts'

/**
 * The actions on one kind of record. Each asks for what it needs, shows what will happen, and does it. The same
 * form sent twice does it once. If somebody has changed the record since the form was opened, nothing is done:
 * the page tells it and asks.
 */
export function actionRows<Record extends OfficeRecord>(
  of: `${OfficeRecord['kind']}s`,
  actions: readonly ActionScreen<Record>[],
  readRecord: (
    services: SiteServices,
    asked: { actor: SignedIn; id: string },
  ) => Promise<Record | NotAllowed | { ok: false; problem: 'unknown' } | undefined>,
): Row[] {
  return actions.flatMap((screen) => {
    const { slug, needs } = screen
    const path = `/${of}/:id{[0-9a-f-]{36}}/${slug}` as const
    const page = officePage({
      path,
      needs,
      async read(services, asked, query, refused?: FormState<ReadyPlan>) {
        const record = await readRecord(services, asked)
        if (!record || !('kind' in record)) return record
        const typed = refused?.typed ?? { ...screen.initial?.(record, services.now()), ...query }
        const offers = refused?.plan ? undefined : await screen.offers?.({ services, record })
        const shown = { screen, record, typed, offers }
        if (refused || screen.Fields)
          return { ...shown, errors: refused?.errors ?? {}, plan: refused?.plan }
        // Where nothing has to be filled in, what will happen is shown at once, or why it can't.
        const plan = await screen.plan({ services, actor: asked.actor, record, typed })
        const page = { ...shown, errors: errorsOf(plan), plan: plan.ok ? plan : undefined }
        if (plan.ok) return page
        const content = (
          <ActionView page={page} query={query} said={undefined} refused={undefined} />
        )
        return new Instead({ title: headingOf(screen), status: 422, content })
      },
      title: headingOf(screen),
      View: ActionView<Record>,
    })
    const form = officeForm({
      path,
      needs,
      page,
      async fields({ typed: { intent: _, ...typed } }, services, asked) {
        const record = await readRecord(services, asked)
        if (!record) return { ok: false, problem: 'unknown' }
        if (!('kind' in record)) return record
        const plan = await screen.plan({ services, actor: asked.actor, record, typed })
        // Asked after the plan: what the first click of two has done makes no plan of the second one wrong.
        const done = asked.key && (await findSentForm(services, asked.key))
        if (done) return new Elsewhere(doneAddress(record, done))
        const errors = errorsOf(plan)
        if (!plan.ok) return { ok: false, errors }
        const { version } = recordRow(record)
        if ((asked.version ?? version) !== version)
          return { ok: false, problem: 'changed', errors, plan }
        if (Object.keys(errors).length > 0) return { ok: false, errors, plan }
        return { ok: true, value: { record, plan, notify: notifyOf(plan, typed) } }
      },
      plan: (_, __, { plan }) => plan,
      async run(services, { actor, id, key, ...asked }, { record, plan, notify }) {
        if (!key) return { ok: false, plan }
        const { version = recordRow(record).version } = asked
        const result = await plan.run({ actor, kind: record.kind, id, key, version, notify })
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
