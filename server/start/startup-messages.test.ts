import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { describeSite } from './startup-messages.ts'

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
  expect(describeSite(reading.config, { samples: [], warnings: [], office }).split('\n')).toContain(
    line,
  )
})

test('the start says what is probably not meant in the content', () => {
  const reading = readConfig({})
  if (!reading.ok) throw new Error('the configuration is wrong')
  const warnings = [{ file: 'conferences.yaml', keys: ['programmes', 0], text: 'ewg2025 is open' }]
  const office = { hasStaff: true, isSample: false }
  expect(describeSite(reading.config, { samples: [], warnings, office })).toContain(
    '  content    conferences.yaml  programmes.0  ewg2025 is open',
  )
})
