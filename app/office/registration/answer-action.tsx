import { type ActionTarget, openAction, runAction } from '#app/office/action/action-flow.ts'
import { staffCan } from '#domain/staff.ts'
import { readRegistrationRecord } from '#workflows/registration/read-registration-record.ts'
import { type OfficeContext, staffOf } from '../office-env.ts'
import { changesSince } from '../office-line.ts'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { ActionView } from './action-view.tsx'
import { findAction } from './find-action.ts'
import { registrationAddress } from './registration-address.ts'

export function showAction(context: OfficeContext): Promise<Response> {
  return openAction(context, findTarget)
}

export function takeAction(context: OfficeContext): Promise<Response> {
  return runAction(context, findTarget)
}

/** The registration and the action of the address, or the answer for somebody who may not see them. */
async function findTarget(context: OfficeContext): Promise<ActionTarget | Response> {
  const { services } = context.env
  const actor = staffOf(context)
  const screen = findAction(services, context.req.param('action') ?? '')
  const id = context.req.param('id') ?? ''
  const record = await readRegistrationRecord(services, { id, actor })
  if (!screen || !record) return answerNotFound(context)
  if (!staffCan[screen.needs](actor)) return answerNotAllowed(context)
  return {
    slug: screen.slug,
    name: screen.name,
    address: registrationAddress(record),
    version: record.registration.version,
    changesSince: (version) => changesSince(record.officeEvents, version),
    hasFields: screen.Fields !== undefined,
    initial: screen.initial?.(record, services.now()) ?? {},
    async plan(typed) {
      const plan = await screen.plan({ services, actor, record, typed })
      return plan.ok ? { ...plan, run: (form) => plan.run({ actor, id, ...form }) } : plan
    },
    show: (shown) => <ActionView screen={screen} record={record} {...shown} />,
  }
}
