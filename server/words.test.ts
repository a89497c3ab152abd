import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { describeSite } from './words.ts'

const INVITE = 'npm run office -- invite ADDRESS --role admin'

test.each([
  [
    'on a site that is tried out',
    {},
    { hasStaff: true, isSample: true },
    '  office     http://localhost:3000/office (sign in as office@church.example.org; the link is in the mailbox)',
  ],
  [
    'with nobody in the office',
    { SMTP_URL: 'smtp://mail.example', PORT: '3001' },
    { hasStaff: false, isSample: false },
    `  office     http://localhost:3001/office (nobody can sign in yet: ${INVITE})`,
  ],
  [
    'with somebody in the office',
    { SMTP_URL: 'smtp://mail.example' },
    { hasStaff: true, isSample: false },
    '  office     http://localhost:3000/office',
  ],
])('the start says where the office is, %s', (_, environment, office, line) => {
  const reading = readConfig(environment)
  if (!reading.ok) throw new Error('the configuration is wrong')
  expect(describeSite(reading.config, { samples: [], over: [], office }).split('\n')).toContain(
    line,
  )
})

test('the start names events that are open although they are over', () => {
  const reading = readConfig({})
  if (!reading.ok) throw new Error('the configuration is wrong')
  const over = [{ code: 'ewg2025', label: 'Sep 13 to 14', lastDay: '2025-09-14' }]
  const office = { hasStaff: true, isSample: false }
  expect(describeSite(reading.config, { samples: [], over, office })).toContain(
    '  content    ewg2025 is open although it was over on 14 September 2025',
  )
})
