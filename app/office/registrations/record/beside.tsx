import { addressOf } from '#app/office/action/office-record.ts'
import { StandingChip } from '#app/office/cells.tsx'
import { officePage } from '#app/office/engine/engine.tsx'
import { ButtonLink } from '#app/office/link-list.tsx'
import { FactsList } from '#app/ui/facts-list.tsx'
import { shortMoment } from '#domain/dates.ts'
import { formatRupees } from '#domain/money.ts'
import { shortNumber } from '#domain/record-numbers.ts'
import { fullName } from '#domain/registration/person.ts'
import { staffCan } from '#domain/staff.ts'
import { readRegistrationRecord } from '#workflows/records/registration/read-registration-record.ts'

export const beside = officePage({
  path: '/registrations/:id{[0-9a-f-]{36}}/beside/:other{[0-9a-f-]{36}}',
  async read(services, { actor, id, other: otherId }) {
    const [one, other] = await Promise.all(
      [id, otherId].map((each) => readRegistrationRecord(services, { id: each, actor })),
    )
    return one && other ? { records: [one, other], mayCancel: staffCan.cancel(actor) } : undefined
  },
  title: 'Perhaps the same family twice',
  View: ({ page: { records, mayCancel } }) => (
    <>
      <h1>Perhaps the same family twice</h1>
      <p>
        If it is, cancel one of them. If not, settle it under <a href="/office">Needs attention</a>,
        and you will not be asked again.
      </p>
      <div className="beside stack gap-4">
        {records.map((record) => {
          const { registration, people, account } = record
          const [payer] = people
          const number = shortNumber(registration)
          return (
            <section key={registration.id} className="stack" aria-labelledby={registration.id}>
              <h2 id={registration.id}>
                <a href={addressOf(record)}>
                  {payer ? fullName(payer) : 'Registration'}, {number}
                </a>{' '}
                <StandingChip {...account} />
              </h2>
              <FactsList
                className="office-facts tiles"
                facts={[
                  ['Conference', record.event],
                  ['Registered', shortMoment(registration.created_at)],
                  ['Type of registration', registration.residential],
                  ['Paid', formatRupees(account.paidMinor)],
                  ['Still due', formatRupees(account.dueMinor)],
                ]}
              />
              <ul className="box lines">
                {people.map((person) => (
                  <li key={person.position}>
                    {fullName(person)}, {person.age}
                    <span className="own-line soft">
                      {[person.phone, person.email].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
              {mayCancel && account.standing !== 'Cancelled' && (
                <p>
                  <ButtonLink to={addressOf(record, 'cancel')} isQuiet>
                    Cancel registration
                    <span className="visually-hidden">
                      {' '}
                      of {payer?.first_name}, {number}
                    </span>
                  </ButtonLink>
                </p>
              )}
            </section>
          )
        })}
      </div>
    </>
  ),
})
