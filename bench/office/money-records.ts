import { WORDS } from './registration-records.ts'
import type { Sql } from './sql-of.ts'

/** One payment a registration and a second one for a fifth; a fifth as many gifts; some money by hand. */
export function moneyRecords(sql: Sql): string[] {
  return [
    registrationPayments(sql),
    gifts(sql),
    `insert into payment (${PAYMENT_COLUMNS}, gift_id)
     select 'gift ' || id, 'GIFT' || id, 'gift ' || id, fund, full_name, email, phone,
       amount_minor, 'paid', created_at, created_at, amount_minor, substr(created_at, 1, 10), 'visitor', null, 0, id
     from gift`,
    `insert into money_entry (id, registration_id, gift_id, kind, method, amount_minor, day, reference, reason, at, author)
     select 'bench ' || i, case when i % 100 = 0 then ${sql.id('i')} end, case when i % 100 <> 0 then 'bench ' || i end,
       'received', case when i % 3 = 0 then 'Cash' else 'Cheque' end, 100000, substr(${sql.moment('i')}, 1, 10), '', '', ${sql.moment('i')}, 'bench'
     from n where i % 50 = 0`,
  ]
}

const PAYMENT_COLUMNS = `id, txnid, token, purpose, payer_name, payer_email, payer_phone,
  amount_minor, state, opened_at, changed_at, received_minor, received_on, opened_by, heard, overpaid`

/** One in 50,000 needs attention. */
function registrationPayments({ id, moment }: Sql): string {
  const state = `case when a.a = 1 then 'failed' when i % 50000 = 75 then 'confirming'
    when i % 100 < 70 or i % 50000 = 99 then 'paid' else 'failed' end`
  return `insert into payment (${PAYMENT_COLUMNS}, registration_id)
    select 'bench ' || i || ' ' || a.a, 'EWG' || (10000000000 + i * 2 + a.a), 'bench ' || i || ' ' || a.a,
      'bench', first || ' ' || last, email, phone, 210000, ${state},
      ${moment('i')}, ${moment('i')}, case when ${state} = 'paid' then 210000 end,
      case when ${state} = 'paid' then substr(${moment('i')}, 1, 10) end, 'visitor',
      case when ${state} = 'confirming' then 'confirmed-mismatch' end, case when i % 50000 = 1 then 1 else 0 end, ${id('i')}
    from person join (select 0 as a union all select 1) a on a.a = 0 or i % 5 = 0 where p = 1 order by i`
}

function gifts({ moment }: Sql): string {
  return `insert into gift (id, twin, status, created_at, private_token, fund, full_name, email, phone,
      amount_minor, number, words)
    select 'bench ' || i, 'bench ' || i, 'Paid', ${moment('i')}, 'bench ' || i,
      case when i % 1000 = 0 then 'Project Nehemiah' when i % 3 = 0 then 'Tithe' else 'Offering' end,
      first || ' ' || last, email, phone, 100000, 1000 + i / 5, ' ' || ${WORDS} || ' '
    from person where p = 1 and i % 5 = 0 order by i`
}
