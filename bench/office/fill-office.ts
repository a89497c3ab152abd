import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Engine } from '#database/open.ts'
import { FIRST_NAMES, LAST_NAMES } from './sample-names.ts'

type Filling = { engine: Engine; url: string; count: number }

/**
 * Registrations of many years: 200 conferences, of which the first has a tenth of all. On a connection
 * without the site's time limit.
 */
export async function fillOffice({ engine, url, count }: Filling): Promise<void> {
  const statements = ['begin', ...statementsFor(engine, count), 'commit', CLEAN[engine]]
  if (engine === 'sqlite') {
    const database = new DatabaseSync(url.slice('file:'.length))
    for (const statement of statements) database.exec(statement)
    return database.close()
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** PostgreSQL does this by itself within minutes. */
const CLEAN: Record<Engine, string> = { sqlite: 'analyze', postgres: 'vacuum analyze' }

/** Written set by set, which both engines do a hundred times quicker than row by row. */
function statementsFor(engine: Engine, count: number): string[] {
  const moment =
    engine === 'sqlite'
      ? "strftime('%Y-%m-%dT%H:%M:%fZ', 1500000000 + n.i * 290, 'unixepoch')"
      : `to_char(to_timestamp(1500000000 + n.i::bigint * 290) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const joined = engine === 'sqlite' ? "group_concat(word, ' ')" : "string_agg(word, ' ')"
  const indices = REMADE.map(([name]) => `drop index ${name}`)
  const remade = REMADE.map(([name, on]) => `create index ${name} on ${on}`)
  return [
    ...indices,
    'create temporary table n (i bigint primary key)',
    `insert into n with recursive s(i) as (select 1 union all select i + 1 from s where i < ${count}) select i from s`,
    ...namesIn('first', FIRST_NAMES),
    ...namesIn('last', LAST_NAMES),
    `insert into registration (id, submission, twin, status, created_at, private_token, programme,
       event_code, party, residential, arrival, payment_type, agree, due_minor, full_minor, places, hold,
       standing, received_minor, still_due_minor, tallied)
     select ${idOf('n.i')}, null, 'bench ' || n.i, 'Paid', ${moment}, 'bench ' || n.i, 'ewgregister',
       'bench' || e.e, ${partyOf('n.i')}, case when n.i % 3 = 0 then 'Non Residential' else 'Residential' end,
       (2018 + e.e % 9) || '-' || substr('0' || (1 + e.e % 12), -2 + length('0' || (1 + e.e % 12)) + 1, 2) || '-1' || (n.i % 3) || 'T09:00',
       'Full Payment', 1, 210000, 210000, 1 + n.i % 4, 'confirmed', ${standingOf('n.i')},
       case when n.i % 100 < 70 then 210000 else 0 end, case when n.i % 100 < 70 then 0 else 210000 end, 'bench'
     from n join (select i, case when i <= ${count / 10} then 0 else i * 200 / ${count} end as e from n) e on e.i = n.i`,
    `insert into attendee (registration_id, position, first_name, last_name, email, phone, gender, age, city, share_minor)
     select ${idOf('n.i')}, p.p, f.name, l.name, lower(f.name) || n.i || '@example.org',
       substr('' || (6000000000 + (n.i * 7919 + p.p) % 3999999999), 1, 10),
       case when p.p % 2 = 0 then 'Male' else 'Female' end, 5 + (n.i * p.p) % 70, 'Bangalore', 0
     from n join (select 1 as p union all select 2 union all select 3 union all select 4) p on p.p <= 1 + n.i % 4
     join first_names f on f.k = ${skewed('n.i * 4 + p.p', FIRST_NAMES.length)}
     join last_names l on l.k = ${skewed('n.i + 77777', LAST_NAMES.length)}`,
    `insert into payment (id, txnid, token, registration_id, purpose, payer_name, payer_email, payer_phone,
       amount_minor, state, opened_at, changed_at, received_minor, opened_by, overpaid)
     select 'bench ' || n.i || ' ' || a.a, 'EWG' || (10000000000 + n.i * 2 + a.a), 'bench ' || n.i || ' ' || a.a, ${idOf('n.i')},
       'bench', 'Bench', 'bench@example.org', '9000000000', 210000,
       case when a.a = 0 and n.i % 100 < 70 then 'paid' else 'failed' end, ${moment}, ${moment}, 210000, 'visitor', 0
     from n join (select 0 as a union all select 1) a on a.a = 0 or n.i % 5 = 0`,
    `insert into registration_word (word, event_code, registration_id)
     select distinct lower(first_name), event_code, id from attendee join registration on id = registration_id
     union select lower(last_name), event_code, id from attendee join registration on id = registration_id
     union select email, event_code, id from attendee join registration on id = registration_id
     union select phone, event_code, id from attendee join registration on id = registration_id`,
    `create temporary table texts as select registration_id as id, ' ' || ${joined} || ' ' as words
     from registration_word group by registration_id`,
    'create index texts_id on texts (id)',
    `update registration set words = texts.words, sort_name = (select lower(last_name || ' ' || first_name)
       from attendee where registration_id = registration.id and position = 1),
       tallied = '{"event_code":"' || event_code || '"}' from texts where texts.id = registration.id`,
    `insert into registration_tally select event_code, standing, residential, party, substr(arrival, 1, 10),
       count(*), sum(places), sum(full_minor), 0, sum(received_minor), 0, sum(still_due_minor)
     from registration group by 1, 2, 3, 4, 5`,
    ...remade,
  ]
}

/** Made again once all rows are there, which is quicker than keeping them right. */
const REMADE = [
  ['registration_created', 'registration (created_at)'],
  ['registration_standing', 'registration (standing, created_at)'],
  ['registration_name', 'registration (sort_name)'],
  ['registration_event_name', 'registration (event_code, sort_name)'],
  [
    'registration_tallied_as',
    'registration (substr(arrival, 1, 10), event_code, standing, residential, party)',
  ],
  ['registration_not_tallied', "registration (id) where tallied = ''"],
] as const

/** Spread, because real ids are random and don't come in the order of time. */
function idOf(number: string): string {
  return `((${number} * 2654435761) % 4294967296) || '-bench-' || ${number}`
}

/** The first numbers come far more often, as common names do: the first has about 2 in 100. */
function skewed(number: string, length: number): string {
  const random = (prime: number) => `((${number}) * ${prime} % 1000003 % ${length})`
  return `(${random(7919)} * ${random(104729)} / ${length})`
}

function partyOf(number: string): string {
  return `case ${number} % 4 when 0 then 'Individual' when 1 then 'Married Couple' when 2 then 'Family' else 'Group' end`
}

function standingOf(number: string): string {
  return `case when ${number} % 100 < 70 then 'Paid' when ${number} % 100 < 79 then 'Part paid'
    when ${number} % 100 < 87 then 'Not paid' when ${number} % 100 < 95 then 'Expired'
    when ${number} % 100 < 98 then 'Cancelled' when ${number} % 1000 < 999 then 'Waiting'
    when ${number} % 2000 < 1000 then 'Overpaid' else 'Refunded' end`
}

function namesIn(kind: 'first' | 'last', names: readonly string[]): string[] {
  const rows = names.map((name, index) => `(${index}, '${name}')`)
  return [
    `create temporary table ${kind}_names (k bigint primary key, name text)`,
    `insert into ${kind}_names values ${rows.join(', ')}`,
  ]
}
