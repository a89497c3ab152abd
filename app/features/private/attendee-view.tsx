import { FactsList } from '#app/ui/facts-list.tsx'
import { useLanguage } from '#app/ui/language.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { heldIn } from '#domain/conferences/conference.ts'
import { arrivalIn } from '#domain/registration/party.ts'
import { CONTACT_FIELDS } from '#domain/registration/person.ts'
import { eventWords } from '#words/event-words.ts'
import { GIVING_WORDS, REGISTRATION_FIELDS, STAY_WORDS } from '#words/forms.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { PRIVATE_WORDS } from '#words/private.ts'
import type { AttendeePage } from '#workflows/records/tickets/read-tickets.ts'
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
  const { state, event, person, registration, letter } = attendee
  const language = useLanguage()
  const words = PRIVATE_WORDS[language]
  const { when, where } = LABEL_WORDS[language]
  const { labels, person: fields } = REGISTRATION_FIELDS[language]
  const label = heldIn(language, event)
  return (
    <div className="card result account narrow">
      {state !== 'valid' && <p className="notice notice-warning">{words.state[state]}</p>}
      <OverNotice event={attendee} />
      <Tickets tickets={tickets} pdf={`${address}/tickets.pdf`} />
      <FactsList
        facts={[
          [GIVING_WORDS[language].name, `${person.first_name} ${person.last_name}`],
          [labels.productinfo, event.name],
          [when, eventWords(language, { label, movedFrom: event.movedFrom })],
          [where, event.venue],
          [labels.residential, STAY_WORDS[language][registration.residential]],
          [labels.arrival, arrivalIn(language, registration.arrival)],
          ...CONTACT_FIELDS.map(
            ({ name, column }) => [fields[name], String(person[column])] as const,
          ),
        ]}
      />
      {letter && <LetterLine letter={letter} />}
      <div className="button-row no-print">
        <a className="button button-quiet" href={`${address}/data`}>
          {words.data.title}
        </a>
        <PrintButton />
      </div>
    </div>
  )
}
