import {
  Elsewhere,
  officeForm,
  officePage,
  type Refused,
  type Row,
} from '#app/office/engine/engine.tsx'
import { problemWords } from '#app/office/words/problems.ts'
import type { SiteServices } from '#app/services.server.ts'
import type { Errors, SentForm, Typed } from '#app/ui/form/typed.ts'
import { staffCan } from '#domain/staff.ts'
import { NOT_ALLOWED, type NotAllowed } from '#workflows/actor.ts'
import { findSentForm } from '#workflows/do-once.ts'
import type { SignedIn } from '#workflows/staff/sessions.ts'
import type { ActionScreen, OfficeRecord, Plan, ReadyPlan } from './action-screen.ts'
import { ActionView, headingOf } from './action-view.tsx'
import { isMailed } from './mail-family.tsx'
import { addressOf, recordRow } from './office-record.ts'

type Asked = { actor: SignedIn; id: string; action: string }

type NotFound = { ok: false; problem: 'unknown' }

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
    asked: Pick<Asked, 'actor' | 'id'>,
  ) => Promise<Record | NotAllowed | NotFound | undefined>,
): Row[] {
  const path = `/${of}/:id{[0-9a-f-]{36}}/:action` as const
  const page = officePage({
    path,
    async read(services, asked, query, refused?: Refused<ReadyPlan>) {
      const found = await find(services, asked)
      if (!found.ok) return found
      const { screen, record } = found
      const typed = refused?.typed ?? { ...screen.initial?.(record, services.now()), ...query }
      // Where nothing has to be filled in, what will happen is shown at once.
      const isOpened = !refused && !screen.Fields
      const plan = isOpened
        ? await screen.plan({ services, actor: asked.actor, record, typed })
        : refused?.plan
      const offers = plan?.ok ? undefined : await screen.offers?.({ services, record })
      const errors = refused?.errors ?? (plan ? errorsOf(plan) : {})
      return { screen, record, typed, errors, plan: plan?.ok ? plan : undefined, offers }
    },
    title: ({ screen }) => headingOf(screen),
    View: ActionView<Record>,
  })
  return [
    page,
    officeForm({
      path,
      page,
      fields: ({ typed: { intent: _, ...typed } }) => ({ ok: true, value: typed }),
      async plan(services, asked, typed) {
        const planned = await planFor(services, asked, typed)
        return planned instanceof Elsewhere || !planned.ok ? planned : planned.plan
      },
      run,
      to: (_, __, { to }) => to,
    }),
  ]

  /** The record and the action of the address, for whoever may do it. */
  async function find(services: SiteServices, { actor, id, action }: Asked) {
    const screen = actions.find(({ slug }) => slug === action)
    const record = await readRecord(services, { actor, id })
    if (!record || !screen) return { ok: false, problem: 'unknown' } as const
    if (!('kind' in record)) return record
    return staffCan[screen.needs](actor) ? ({ ok: true, screen, record } as const) : NOT_ALLOWED
  }

  async function planFor(services: SiteServices, asked: Sent, typed: Typed) {
    const found = await find(services, asked)
    if (!found.ok) return found
    const { screen, record } = found
    const plan = await screen.plan({ services, actor: asked.actor, record, typed })
    // Asked after the plan: what the first click of two has done makes no plan of the second one wrong.
    const done = asked.key && (await findSentForm(services, asked.key))
    if (done) return new Elsewhere(doneAddress(record, done))
    const current = recordRow(record).version
    const { version = current } = asked
    const errors = errorsOf(plan)
    const isReady = plan.ok && Object.keys(errors).length === 0
    if (isReady && version === current) return { ok: true, record, plan } as const
    const problem = version === current ? undefined : 'changed'
    return { ok: false, problem, errors, plan: plan.ok ? plan : undefined } as const
  }

  async function run(services: SiteServices, asked: Sent, typed: Typed): Promise<Ended> {
    const planned = await planFor(services, asked, typed)
    if (planned instanceof Elsewhere) return { ok: true, to: planned.address }
    if (!planned.ok) return planned
    const { plan, record } = planned
    const { actor, id, key, version = recordRow(record).version } = asked
    if (!key) return { ok: false, plan }
    const notify = plan.tells && plan.tells.length > 0 ? isMailed(typed) : undefined
    const result = await plan.run({ actor, kind: record.kind, id, key, version, notify })
    if (result.ok) return { ok: true, to: doneAddress(record, await findSentForm(services, key)) }
    // Changed between the plan and the deed.
    if (result.problem === 'changed') return run(services, asked, typed)
    if (result.problem === 'not-allowed') return NOT_ALLOWED
    return { ok: false, errors: { '': problemWords(result) } }
  }
}

type Sent = Asked & Pick<SentForm, 'key' | 'version'>

type Ended =
  | { ok: true; to: string }
  | { ok: false; problem?: string; errors?: Errors; plan?: ReadyPlan }

function errorsOf(plan: Plan): Errors {
  if (plan.ok) return plan.errors ?? {}
  return 'errors' in plan ? plan.errors : { '': problemWords(plan) }
}

/** The page says what the stored event says, so that nobody can forge it by the address. */
function doneAddress(record: OfficeRecord, event: { id: string } | undefined): string {
  return `${addressOf(record)}${event ? `?done=${event.id}` : ''}`
}
