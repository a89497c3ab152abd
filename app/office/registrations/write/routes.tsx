import {
  Instead,
  officeForm,
  officePage,
  officeRoutes,
  type Query,
} from '#app/office/engine/engine.tsx'
import { readList } from '#app/office/form/read-list.ts'
import { LinkLine } from '#app/office/link-list.tsx'
import { unreadFilter } from '#app/office/registrations/unread-filter.tsx'
import { REGISTRATION_PARAMETERS } from '#domain/list-filters.ts'
import { readLetter } from '#domain/mail/letter.ts'
import { senderOf } from '#workflows/mail/mails.ts'
import {
  listWritten,
  MAX_REGISTRATIONS,
  readRecipients,
  writeToPeople,
} from '#workflows/messages/write-to-people.ts'
import { LETTER_ERRORS } from './letter-errors.ts'
import { WriteView } from './write-view.tsx'

const TITLE = 'Write to these people'

const writing = officePage({
  path: '/registrations/write',
  needs: 'writeToPeople',
  async read(services, { actor }, query) {
    const { filter, given, isFiltered, back, address } = readWanted(query)
    const unread = unreadFilter(given, query)
    if (unread) return unread
    if (!isFiltered) return whomFirst('no-filter', back)
    const read = await readRecipients(services, { actor, filter })
    if (!read.ok) return read.problem === 'too-many' ? whomFirst(read.problem, back) : read
    const { recipients } = read
    if (recipients.addresses.length === 0) return whomFirst('nobody', back)
    const sender = senderOf(services, { language: 'en' })
    return { address, back, recipients, sender, written: await listWritten(services) }
  },
  title: TITLE,
  View: WriteView,
})

/** "Write to these people": one mail for each address of a filtered list. */
export const writeRoutes = officeRoutes([
  writing,
  officeForm({
    path: '/registrations/write',
    needs: 'writeToPeople',
    page: writing,
    fields({ typed: { subject = '', text = '', digest = '' }, query }) {
      const read = readLetter({ subject, text })
      if ('problem' in read) return { ok: false, errors: LETTER_ERRORS[read.problem] }
      const { given, isFiltered, ...list } = readWanted(query)
      // The page says what is wrong with the list.
      if (!isFiltered || given.some(({ isRead }) => !isRead)) return { ok: false, errors: {} }
      return { ok: true, value: { letter: read.letter, digest, list } }
    },
    plan: (_, __, { letter }) => ({ ok: true, letter }),
    async run(services, asked, { letter, digest, list }) {
      // Without a key of ours a second click would send every mail again.
      if (!asked.key) return { ok: false, plan: { letter } }
      const written = await writeToPeople(services, { ...asked, ...letter, ...list, digest })
      return written.ok ? written : { ...written, plan: { letter } }
    },
    to: (_, { list }, { mails }) => `${list.address}&sent=${mails}`,
  }),
])

/** The list of the address. It is refused without a filter, and with one that can't be read. */
function readWanted(sent: Query) {
  const { filter, given, query } = readList(sent, REGISTRATION_PARAMETERS)
  return {
    filter,
    given,
    asked: Object.fromEntries(new URLSearchParams(query)),
    isFiltered: given.some(({ name }) => name !== 'sort'),
    back: `/office/registrations${query}`,
    address: `/office/registrations/write${query}`,
  }
}

/** Why nobody can be written to by this list. */
function whomFirst(why: keyof typeof WHY, back: string): Instead {
  const content = (
    <>
      <h1>{TITLE}</h1>
      <p className="notice notice-warning" role="alert">
        {WHY[why]}
      </p>
      <LinkLine to={back}>Back to the list</LinkLine>
    </>
  )
  return new Instead({ title: TITLE, status: 422, content })
}

const WHY = {
  'no-filter': 'Please filter the list first, for example by conference.',
  nobody: 'Nobody on this list can be written to: no address is known, or their mail came back.',
  'too-many': `More than ${new Intl.NumberFormat('en-IN').format(MAX_REGISTRATIONS)} registrations match. Please choose a conference or a standing first.`,
} as const
