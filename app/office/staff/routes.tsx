import { Hono } from 'hono'
import type { ComponentProps } from 'react'
import * as v from 'valibot'
import { readFormData, sentForm } from '#app/http/read-form-data.ts'
import { staffEmailField, staffNameField } from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import { isRole, ROLES, staffNameOf } from '#domain/staff.ts'
import { changeStaffRoles, endStaff, nameStaff } from '#workflows/staff/change-staff.ts'
import { inviteStaff } from '#workflows/staff/invite-staff.ts'
import { readStaffList, readStaffPage, type Staff } from '#workflows/staff/read-staff.ts'
import { asStaff, type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound, answerRefused } from '../refusals.tsx'
import { type PERSON_MESSAGES, PersonPage, type RefusedChange } from './person-page.tsx'
import { rolesInWords } from './role-words.ts'
import { StaffPage } from './staff-page.tsx'

/** Who is in the office, for administrators. */
export const staffRoutes = new Hono<OfficeEnv>()

staffRoutes.get('/staff', (context) => answerList(context))

staffRoutes.post('/staff', async (context) => {
  const sent = await sentForm(context.req.raw)
  const reading = readForm(INVITATION, sent.typed)
  if (!reading.ok) return answerList(context, { refused: { ...sent, errors: reading.errors } })
  const { role, ...person } = reading.value
  const isSure = sent.typed.sure === 'yes'
  const invitation = { actor: staffOf(context), ...person, roles: [role], isSure, key: sent.key }
  const invited = await inviteStaff(context.env.services, invitation)
  if (invited.ok) return context.redirect(`/office/staff?invited=${invited.staff.id}`, 303)
  return invited.problem === 'is-staff'
    ? answerList(context, { known: { staff: invited.staff, sent } })
    : answerNotAllowed(context)
})

const INVITATION = v.object({
  name: staffNameField(),
  email: staffEmailField(),
  role: v.picklist(ROLES, 'Choose a role'),
})

staffRoutes.get('/staff/:id', (context) => answerPerson(context, context.req.param('id')))

staffRoutes.post('/staff/:id', async (context) => {
  const { typed, ...sent } = await sentForm(context.req.raw)
  const id = context.req.param('id')
  const chosen = (await readFormData(context.req.raw)).getAll('role')
  const roles = chosen.map(String).filter(isRole)
  const change = { actor: staffOf(context), id, roles, isSure: typed.sure === 'yes', ...sent }
  const changed = await changeStaffRoles(context.env.services, change)
  if (changed.ok) return context.redirect(`/office/staff?changed=${id}`, 303)
  return answerProblem(context, id, { roles, ...sent, problem: changed.problem })
})

staffRoutes.post('/staff/:id/name', async (context) => {
  const sent = await sentForm(context.req.raw)
  const id = context.req.param('id')
  const reading = readForm(v.object({ name: staffNameField() }), sent.typed)
  if (!reading.ok) return answerPerson(context, id, { naming: { ...sent, errors: reading.errors } })
  const naming = { actor: staffOf(context), id, ...reading.value, ...sent }
  const named = await nameStaff(context.env.services, naming)
  if (named.ok) return context.redirect(`/office/staff?changed=${id}`, 303)
  const { version } = sent
  return answerProblem(context, id, {
    naming: { ...sent, errors: {} },
    version,
    problem: named.problem,
  })
})

staffRoutes.post('/staff/:id/end', async (context) => {
  const id = context.req.param('id')
  const { key, version } = await sentForm(context.req.raw)
  const ended = await asStaff(context, endStaff, { id, key, version })
  if (ended.ok) return context.redirect(`/office/staff?ended=${id}`, 303)
  return answerProblem(context, id, { version, problem: ended.problem })
})

type Told = Pick<ComponentProps<typeof StaffPage>, 'refused' | 'known'>

async function answerList(context: OfficeContext, told: Told = {}): Promise<Response> {
  const list = await readStaffList(context.env.services, staffOf(context))
  if (!list.ok) return answerNotAllowed(context)
  const refusal = told.refused ? 422 : 200
  return answerPage(context, {
    title: 'Staff',
    status: told.known ? 409 : refusal,
    content: <StaffPage staff={list.staff} done={doneWords(context, list.staff)} {...told} />,
  })
}

const DONE = {
  invited: (who: string) =>
    `${who} can sign in now. A mail with a link is on its way; it works for seven days.`,
  changed: (who: string, { roles }: Staff) => `Saved. ${who}: ${rolesInWords(roles)}.`,
  ended: (who: string) => `${who} is signed out everywhere and can’t sign in any more.`,
} as const

function doneWords(context: OfficeContext, everybody: readonly Staff[]): string | undefined {
  for (const done of ['invited', 'changed', 'ended'] as const) {
    const staff = everybody.find(({ id }) => id === context.req.query(done))
    if (staff) return DONE[done](staffNameOf(staff), staff)
  }
  return undefined
}

type Problem = keyof typeof PERSON_MESSAGES | 'not-allowed' | 'unknown' | 'changed'

async function answerProblem(
  context: OfficeContext,
  id: string,
  { problem, ...typed }: Omit<RefusedChange, 'problem'> & { problem: Problem },
): Promise<Response> {
  if (problem === 'not-allowed') return answerNotAllowed(context)
  if (problem === 'unknown') return answerNotFound(context)
  return answerPerson(context, id, problem === 'changed' ? typed : { ...typed, problem })
}

async function answerPerson(
  context: OfficeContext,
  id: string,
  refused?: RefusedChange,
): Promise<Response> {
  const page = await readStaffPage(context.env.services, staffOf(context), id)
  if (!page.ok) return answerRefused(context, page)
  const refusal = hasErrors(refused) ? 422 : 409
  return answerPage(context, {
    title: staffNameOf(page.staff),
    status: refused ? refusal : 200,
    content: <PersonPage {...page} refused={refused} />,
  })
}

/** A name that can't be stored; everything else is a decision that somebody has to make. */
function hasErrors(refused: RefusedChange | undefined): boolean {
  return Object.keys(refused?.naming?.errors ?? {}).length > 0
}
