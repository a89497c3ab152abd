import type {
  RegistrationRecord,
  StoredAttendee,
} from '#workflows/office/read-registration-record.ts'

/** Who comes, and who was taken off. */
export function PeopleTable({ record: { people, removed } }: { record: RegistrationRecord }) {
  return (
    <section className="office-section" aria-labelledby="people">
      <h2 id="people">People</h2>
      <table className="office-table office-people">
        <caption className="visually-hidden">Who comes</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Gender</th>
            <th scope="col" className="office-number">
              Age
            </th>
            <th scope="col">Email</th>
            <th scope="col">Mobile</th>
            <th scope="col">City</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.position} person={person} />
          ))}
        </tbody>
      </table>
      {removed.length > 0 && (
        <p>
          Taken off:{' '}
          {removed.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')}
        </p>
      )}
    </section>
  )
}

function PersonRow({ person }: { person: StoredAttendee }) {
  const { first_name, last_name, gender, age, email, phone, city } = person
  return (
    <tr>
      <th scope="row">
        {first_name} {last_name}
      </th>
      <td data-label="Gender">{gender}</td>
      <td data-label="Age" className="office-number">
        {age}
      </td>
      <td data-label="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </td>
      <td data-label="Mobile">
        <a href={`tel:+91${phone}`}>{phone}</a>
      </td>
      <td data-label="City">{city}</td>
    </tr>
  )
}
