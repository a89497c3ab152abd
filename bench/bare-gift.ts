import { createHash, randomInt, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { giftSchema } from '../app/features/giving/gift-schema.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'

/**
 * The least that a gift takes: the same schema, the same rows in the same tables, on disk before the
 * answer, with nothing between Node's HTTP server and SQLite.
 */
const file = String(process.env.DATABASE_FILE)
const { db } = openDatabase(`file:${file}`)
await migrate(db)
await db.destroy()

const database = new DatabaseSync(file)
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;')
const insertGift = database.prepare(`insert into gift
  (id, submission, twin, created_at, fund, full_name, email, phone, amount_minor, status)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'Not Paid') on conflict do nothing returning *`)
const insertPayment = database.prepare(`insert into payment
  (id, txnid, token, gift_id, purpose, payer_name, payer_email, payer_phone, amount_minor, state,
   opened_at, changed_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)
  on conflict (txnid) do nothing returning *`)
const schema = giftSchema(['Tithe', 'Offering', 'Ministry', 'Building Project'])

createServer(async (request, response) => {
  const fields = Object.fromEntries(new URLSearchParams(await text(request)))
  const parsed = v.safeParse(schema, fields)
  if (!parsed.success) return response.writeHead(400).end()
  response.writeHead(302, { Location: `/pay/${store(parsed.output)}` }).end()
}).listen(Number(process.env.PORT), '127.0.0.1')

function store(gift: v.InferOutput<typeof schema>): string {
  const { submission, productinfo, firstname, email, phone, amount } = gift
  const [id, token, at] = [randomUUID(), randomUUID(), new Date().toISOString()]
  const twin = createHash('sha256')
    .update(JSON.stringify([productinfo, firstname, email, phone, amount]))
    .digest('hex')
  const payer = [productinfo, firstname, email, phone, amount] as const
  database.exec('begin immediate')
  insertGift.all(id, submission ?? null, twin, at, ...payer)
  insertPayment.all(randomUUID(), `${randomInt(1e10, 1e11)}`, token, id, ...payer, at, at)
  database.exec('commit')
  return token
}
