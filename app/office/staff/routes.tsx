import { Hono } from 'hono'
import * as v from 'valibot'
import { readFormData } from '#app/http/read-form-data.ts'
import { sentForm } from '#app/http/sent-form.ts'
import { staffEmailField } from '#app/office/form/office-fields.ts'
import { readForm } from '#app/ui/form/read-form.ts'
import type { RefusedForm } from '#app/ui/form/typed.ts'
import { isRole, ROLES } from '#domain/staff.ts'
import { changeStaffRoles } from '#workflows/staff/change-staff-roles.ts'
import { endStaff } from '#workflows/staff/end-staff.ts'
import { inviteStaff } from '#workflows/staff/invite-staff.ts'
import { readStaffList, readStaffPage } from '#workflows/staff/read-staff.ts'
import { type OfficeContext, type OfficeEnv, staffOf } from '../office-env.ts'
import { answerPage } from '../office-page.tsx'
import { answerNotAllowed, answerNotFound } from '../refusals.tsx'
import { type PERSON_MESSAGES, PersonPage, type RefusedChange } from './person-page.tsx'
import { StaffPage } from './staff-page.tsx'

/** Who is in the office, for administrators. */
export const staffRoutes = new Hono<OfficeEnv>()

staffRoutes.get('/staff', (context) => answerList(context))

staffRoutes.post('/staff', async (context) => {
  const sent = await sentForm(context.req.raw)
  const reading = readForm(INVITATION, sent.typed)
  if (!reading.ok) return answerList(context, { ...sent, errors: reading.errors })
  const { email, role } = reading.value
  const invitation = { actor: staffOf(context), email, roles: [role], key: sent.key }
  const invited = await inviteStaff(context.env.services, invitation)
  if (!invited.ok) return answerNotAllowed(context)
  return context.redirect(`/office/staff?invited=${invited.staff.id}`, 303)
})

const INVITATION = v.object({
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
  if (changed.ok) return context.redirect('/office/staff', 303)
  return answerProblem(context, id, { roles, ...sent, problem: changed.problem })
})

staffRoutes.post('/staff/:id/end', async (context) => {
  const id = context.req.param('id')
  const { key, version } = await sentForm(context.req.raw)
  const ending = { actor: staffOf(context), id, key, version }
  const ended = await endStaff(context.env.services, ending)
  if (ended.ok) return context.redirect('/office/staff', 303)
  return answerProblem(context, id, { version, problem: ended.problem })
})

async function answerList(context: OfficeContext, refused?: RefusedForm): Promise<Response> {
  const list = await readStaffList(context.env.services, staffOf(context))
  if (!list.ok) return answerNotAllowed(context)
  const invited = list.staff.find(({ id }) => id === context.req.query('invited'))
  return answerPage(context, {
    title: 'Staff',
    status: refused ? 422 : 200,
    content: <StaffPage staff={list.staff} invited={invited?.email} refused={refused} />,
  })
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
  if (!page.ok) {
    return page.problem === 'unknown' ? answerNotFound(context) : answerNotAllowed(context)
  }
  return answerPage(context, {
    title: page.staff.email,
    status: refused ? 409 : 200,
    content: <PersonPage {...page} refused={refused} />,
  })
}
