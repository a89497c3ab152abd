import { fullName, GENDERS } from '#domain/registration/person.ts'
import { numbers, Sheet } from '../../sheet.tsx'
import type { PrintedList } from './print-routes.tsx'

/** Couples and families share a room; everybody else sleeps among women or among men. */
const TOGETHER = ['Married Couple', 'Family']

/** For whoever gives out beds: families together, the others by gender. */
export function RoomList({ registrations }: PrintedList) {
  const staying = registrations.filter(({ residential }) => residential === 'Residential')
  const together = staying.filter(({ party }) => TOGETHER.includes(party))
  const single = staying.filter(({ party }) => !TOGETHER.includes(party))
  if (staying.length === 0) return <p>Nobody stays overnight.</p>
  return (
    <>
      {together.length > 0 && <Families registrations={together} />}
      <Dormitories registrations={single} />
    </>
  )
}

type Staying = Pick<PrintedList, 'registrations'>

function Families({ registrations }: Staying) {
  return (
    <Sheet
      caption={`Families and couples: ${registrations.length}`}
      columns={['Name', ...numbers('People'), 'Who']}
      rows={registrations.map(({ id, places, people }) => ({
        key: id,
        cells: [
          fullName(people[0]),
          places,
          people.map((one) => `${fullName(one)} (${one.gender}, ${one.age})`).join('; '),
        ],
      }))}
    />
  )
}

function Dormitories({ registrations }: Staying) {
  const people = registrations.flatMap(({ id, people: own }) =>
    own.map((person) => ({ ...person, key: `${id} ${person.position}`, host: own[0] })),
  )
  return (
    <>
      {GENDERS.map((gender) => ({ gender, own: people.filter((one) => one.gender === gender) }))
        .filter(({ own }) => own.length > 0)
        .map(({ gender, own }) => (
          <Sheet
            key={gender}
            caption={`${gender === 'Female' ? 'Women' : 'Men'}: ${own.length}`}
            columns={['Name', ...numbers('Age'), 'Registered by']}
            rows={own.map(({ key, host, ...person }) => ({
              key,
              cells: [fullName(person), person.age, fullName(host)],
            }))}
          />
        ))}
    </>
  )
}
