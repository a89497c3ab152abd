import { expect } from 'vitest'
import { changeRows } from '#database/engine/rows.ts'
import { runOffice, runOfficeProcess } from '#tests/support/office/command-line.ts'
import { testGift } from '#tests/support/people.ts'
import { type TestServices, test } from '#tests/support/site/services.ts'
import { giveGift } from '#workflows/gifts/give-gift.ts'
import { receiveReport } from '#workflows/records/payments/reports/receive-report.ts'

/** Clears the screen, sets the window's title, moves up a line, and an 8-bit CSI. */
const ESCAPES = '\u001b[2J\u001b]0;owned\u0007\u001b[1A\u009b31m\r\u0008\u202e'

const CONTROLS = /[^\P{C}\n\u200c\u200d]/u

async function forgedReport(services: TestServices): Promise<string> {
  const { txnid } = await giveGift(services, testGift)
  const body = `txnid=${txnid}&status=success&hash=${ESCAPES}\n  2026-11-15  office: paid`
  await receiveReport(services, { body, source: 'webhook' })
  return txnid
}

test('a line break in a report can’t imitate a line of ours', async (services) => {
  const { said } = await runOffice(services, 'show', await forgedReport(services), '--raw')
  expect(said).not.toMatch(/^ {2}2026-11-15 {2}office: paid/m)
  expect(said).toMatch(/^ {4}\| .*office: paid/m)
})

test('messages of the provider and the mail server are printed without control characters', async (services) => {
  const txnid = await forgedReport(services)
  const record = JSON.stringify({ unmappedstatus: `failed${ESCAPES}`, error_Message: ESCAPES })
  const payer_name = `Anita${ESCAPES}\nstate        paid`
  await changeRows(services.db, 'payment', { txnid }, { provider_record: record, payer_name })
  const { said } = await runOffice(services, 'show', txnid)
  expect(said).not.toMatch(CONTROLS)
  expect(said).not.toMatch(/^state {8}paid/m)
})

test('all output of a command is stripped of control characters', async (services) => {
  const txnid = await forgedReport(services)
  const [raw, unknown, command] = await Promise.all([
    runOfficeProcess(services, 'show', txnid, '--raw'),
    runOfficeProcess(services, 'show', `X${ESCAPES}`),
    runOfficeProcess(services, `dance${ESCAPES}`),
  ])
  expect(raw).toMatchObject({ code: 0, said: expect.stringContaining('owned') })
  for (const { said } of [raw, unknown, command]) expect(said).not.toMatch(CONTROLS)
})
