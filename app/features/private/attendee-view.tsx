import { FactsList } from '#app/ui/facts-list.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { arrivalIn } from '#domain/registration/party.ts'
import { CONTACT_FIELDS } from '#domain/registration/person.ts'
import { GIVING_WORDS, REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { AttendeePage } from '#workflows/records/tickets/read-tickets.ts'
import { ManageList } from './my-actions.tsx'
import { LetterLine, OverNotice } from './registered-people.tsx'
import type { TicketWithCode } from './tickets.server.ts'
import { Tickets } from './tickets.tsx'

/** The private page of an attendee who isn't the payer: the own ticket and details, nothing else. */
export function AttendeeView(props: {
  address: string
  attendee: AttendeePage
  tickets: readonly TicketWithCode[]
}) {
  const { address, attendee, tickets } = props
  const { state, person, registration, letter } = attendee
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  const { labels, person: fields } = REGISTRATION_FIELDS[language]
  return (
    <>
      {state !== 'valid' && <p className="notice notice-warning">{words.state[state]}</p>}
      <OverNotice event={attendee} />
      <div className="wallet">
        <Tickets tickets={tickets} />
        <div className="wallet-side stack gap-4">
          <ManageList address={address} tickets={tickets} />
          {letter && <LetterLine letter={letter} />}
        </div>
        <div className="card account">
          <FactsList
            facts={[
              [GIVING_WORDS[language].name, `${person.first_name} ${person.last_name}`],
              [labels.residential, STAY_WORDS[language][registration.residential]],
              [labels.arrival, arrivalIn(language, registration.arrival)],
              ...CONTACT_FIELDS.map(
                ({ name, column }) => [fields[name], String(person[column])] as const,
              ),
            ]}
          />
        </div>
      </div>
    </>
  )
}
