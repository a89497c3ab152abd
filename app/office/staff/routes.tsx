import * as v from 'valibot'
import { officeButton, officeForm, officePage, officeRoutes } from '#app/office/engine/engine.tsx'
import { staffEmailField, staffNameField, tickField } from '#app/office/form/office-fields.ts'
import { isRole, ROLES, staffNameOf } from '#domain/staff.ts'
import { changeStaffRoles, endStaff, nameStaff } from '#workflows/staff/change-staff.ts'
import { inviteStaff } from '#workflows/staff/invite-staff.ts'
import { readStaffList, readStaffPage } from '#workflows/staff/read-staff.ts'
import { PersonPage } from './person-page.tsx'
import { StaffPage } from './staff-page.tsx'

const needs = 'manageStaff'

const list = officePage({
  path: '/staff',
  needs,
  read: (services, { actor }) => readStaffList(services, actor),
  title: 'Staff',
  View: StaffPage,
})

const person = officePage({
  path: '/staff/:id',
  needs,
  read: (services, { actor, id }) => readStaffPage(services, actor, id),
  title: ({ staff }) => staffNameOf(staff),
  View: PersonPage,
})

const changedAddress = ({ id }: { id: string }) => `/office/staff?changed=${id}`

/** Who is in the office, for administrators. */
export const staffRoutes = officeRoutes([
  list,
  person,
  officeForm({
    path: '/staff',
    needs,
    page: list,
    fields: v.object({
      name: staffNameField(),
      email: staffEmailField(),
      role: v.picklist(ROLES, 'Choose a role'),
      sure: tickField(),
    }),
    run: (services, asked, { role, sure, ...who }) =>
      inviteStaff(services, { ...asked, ...who, roles: [role], isSure: sure }),
    to: (_, __, { staff }) => `/office/staff?invited=${staff.id}`,
  }),
  officeForm({
    path: '/staff/:id',
    needs,
    page: person,
    name: 'roles',
    fields: ({ fields, typed }) => ({
      ok: true,
      value: {
        roles: fields.getAll('role').map(String).filter(isRole),
        isSure: typed.sure === 'yes',
      },
    }),
    run: (services, asked, value) => changeStaffRoles(services, { ...asked, ...value }),
    to: changedAddress,
  }),
  officeForm({
    // Everybody may say it of themselves.
    path: '/staff/:id/name',
    page: person,
    name: 'name',
    fields: v.object({ name: staffNameField() }),
    run: (services, asked, { name }) => nameStaff(services, { ...asked, name }),
    to: changedAddress,
  }),
  officeButton({
    path: '/staff/:id/end',
    needs,
    page: person,
    run: endStaff,
    to: ({ id }) => `/office/staff?ended=${id}`,
  }),
])
