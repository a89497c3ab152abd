import { nameForms } from '#domain/search/word-forms.ts'
import type { Sql } from './sql-of.ts'

/** Registrations of 200 conferences, of which the first has a tenth of all. From one to four people each. */
export function registrationRecords(sql: Sql): string[] {
  return [
    ...namesIn('first', FIRST_NAMES),
    ...namesIn('last', LAST_NAMES),
    PEOPLE,
    `create temporary table registered as
     select i, 'bench' || case when i <= ${sql.count / 10} then 0 else i * 200 / ${sql.count} end as event,
       case when i <= ${sql.count / 10} then 0 else i * 200 / ${sql.count} end as e, ${STANDING} as standing from n`,
    `create temporary table known as select i, ' ' || ${sql.joined(WORDS)} || ' ' as words,
       min(case when p = 1 then last_key || ' ' || first_key end) as sort_name from person group by i order by i`,
    'create unique index known_i on known (i)',
    'create unique index registered_i on registered (i)',
    sql.analyse,
    registrations(sql),
    `insert into attendee (registration_id, position, first_name, last_name, email, phone, gender, age, city, share_minor)
     select ${sql.id('i')}, p, first, last, email, phone, case when p % 2 = 0 then 'Male' else 'Female' end,
       5 + (i * p) % 70, 'Bangalore', 0 from person`,
  ]
}

function namesIn(kind: 'first' | 'last', names: readonly string[]): string[] {
  const rows = names.map(
    (name, index) =>
      `(${index}, '${name}', '${name.toLowerCase()}', '${nameForms(name.toLowerCase()).join(' ')}')`,
  )
  return [
    `create temporary table ${kind}_names (k bigint primary key, name text, key text, forms text)`,
    `insert into ${kind}_names values ${rows.join(', ')}`,
  ]
}

const FIRST = 'John Mary Asha Ravi Anita Joseph Grace Suresh Priya David'.split(' ')
const LAST = 'Rao Thomas Kumar Raj Fernandes Samuel Das Gowda Iyer Mathew'.split(' ')
const BEGINNINGS = 'an be chi de es fa jo ka li ma ni pra ro sa vi'.split(' ')
const ENDINGS = [
  ...'bel chan dra gar ish jan kesh lin mala nan pal'.split(' '),
  ...'resh sha ta vin wati yan zar than swami'.split(' '),
]

/** Common names first: they are drawn most often. */
const FIRST_NAMES: readonly string[] = [...FIRST, ...made('')]
const LAST_NAMES: readonly string[] = [...LAST, ...made('ar')]

function made(after: string): string[] {
  return BEGINNINGS.flatMap((start) => ENDINGS.map((end) => `${start}${end}${after}`))
}

const PEOPLE = `create temporary table person as
  select n.i, p.p, f.name as first, l.name as last, f.key as first_key, l.key as last_key,
    f.forms || ' ' || l.forms as forms,
    f.key || n.i || '.' || p.p || '@example.org' as email,
    '' || (6000000000 + (n.i * 7919 + p.p) % 3999999999) as phone
  from n join (select 1 as p union all select 2 union all select 3 union all select 4) p on p.p <= 1 + n.i % 4
  join first_names f on f.k = ${skewed('n.i * 4 + p.p', FIRST_NAMES.length)}
  join last_names l on l.k = ${skewed('n.i + 77777', LAST_NAMES.length)} order by n.i, p.p`

/** The first numbers come far more often, as common names do: the first has about 2 in 100. */
function skewed(number: string, length: number): string {
  const random = (prime: number) => `((${number}) * ${prime} % 1000003 % ${length})`
  return `(${random(7919)} * ${random(104729)} / ${length})`
}

const STANDING = `case when i % 100 < 70 then 'Paid' when i % 100 < 79 then 'Part paid'
  when i % 100 < 87 then 'Not paid' when i % 100 < 95 then 'Expired'
  when i % 100 < 98 then 'Cancelled' when i % 1000 < 999 then 'Waiting'
  when i % 2000 < 1000 then 'Overpaid' else 'Refunded' end`

const BACKWARDS = Array.from({ length: 10 }, (_, at) => `substr(phone, ${10 - at}, 1)`)

/** Of one person. No engine's word for reading backwards is the other's. */
export const WORDS = `forms || ' ' || email || ' ' || phone || ' <' || ${BACKWARDS.join(' || ')}`

function registrations({ id, moment }: Sql): string {
  return `insert into registration (id, submission, twin, status, created_at, private_token, programme,
      event_code, party, residential, arrival, payment_type, agree, due_minor, full_minor, places, hold,
      standing, received_minor, still_due_minor, words, sort_name, number)
    select ${id('r.i')}, null, 'bench ' || r.i, 'Paid', ${moment('r.i')}, 'bench ' || r.i, 'ewgregister',
      event, case r.i % 4 when 0 then 'Individual' when 1 then 'Married Couple' when 2 then 'Family' else 'Group' end,
      case when r.i % 3 = 0 then 'Non Residential' else 'Residential' end,
      (2018 + e % 9) || '-0' || (1 + e % 9) || '-1' || (r.i % 3) || 'T09:00',
      'Full Payment', 1, 210000, 210000, 1 + r.i % 4,
      case standing when 'Waiting' then 'waiting' when 'Cancelled' then 'cancelled' when 'Expired' then 'released' else 'confirmed' end,
      standing, case when standing = 'Paid' or r.i % 50000 = 99 then 210000 else 0 end,
      case when standing = 'Paid' then 0 else 210000 end, words, sort_name, 1000 + r.i
    from registered r join known on known.i = r.i order by r.i`
}
