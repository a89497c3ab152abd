import { expect, test } from 'vitest'
import { configured, PAYU } from '#tests/support/site/live-settings.ts'
import { describeSite, describeVersion } from './open-records.ts'

const MAIL = { SMTP_URL: 'smtp://mail.example' }
const INVITE = 'npm run office -- invite ADDRESS --role admin'

const SAMPLE = ' (sign in as office@church.example.org; the link is in the mailbox)'

test.each([
  ['a site that is tried out', {}, { hasStaff: true, isSample: true }, SAMPLE],
  [
    'nobody in it',
    MAIL,
    { hasStaff: false, isSample: false },
    ` (nobody can sign in yet: ${INVITE})`,
  ],
  ['somebody in it', MAIL, { hasStaff: true, isSample: false }, ''],
])('the start says where the office is, with %s', (_, environment, office, words) => {
  const said = describeSite(configured({ ...environment, PORT: '3001' }), { remarks: 0, office })
  expect(said.split('\n')).toContain(`  office     http://localhost:3001/office${words}`)
})

const OFFICE = { hasStaff: true, isSample: false }

test.each([
  ['http://localhost:3000', 0, []],
  ['http://localhost:3000', 14, ['  content    14 remarks: npm run check:content']],
  [
    'https://church.example',
    14,
    ['  content    WARNING: THIS SITE IS PUBLIC, and has 14 remarks: npm run check:content'],
  ],
])(
  'the start of %s counts %i remarks about the content in one line',
  (publicUrl, remarks, lines) => {
    const config = configured({ PUBLIC_URL: publicUrl, ...PAYU })
    const said = describeSite(config, { remarks, office: OFFICE }).split('\n')
    expect(said.filter((line) => line.startsWith('  content'))).toEqual(lines)
  },
)

function versionShown(mistakes: number, ignored: string[] = []): string {
  const mistake = { file: 'church.yaml', line: 1, column: 1, place: 'name', rule: 'is missing' }
  const found = Array.from({ length: mistakes }, () => mistake)
  const trouble = mistakes > 0 ? { number: 4, mistakes: found } : undefined
  return describeVersion({ number: 3, trouble, ignored })
}

test('the start says that other content than the files is shown, and advises nothing', () => {
  expect(versionShown(0)).toBe('')
  expect(versionShown(0, ['church.yaml', 'pages/ewg.yaml'])).toBe(
    '  content    Version 3 of the office is shown. Files of the content folder that differ from it: 2.\n',
  )
})

test('the start names some of many mistakes', () => {
  const lines = versionShown(30).trimEnd().split('\n')
  expect(lines).toHaveLength(7)
  expect(lines[0]).toContain(
    'WARNING: Version 4 has mistakes. Version 3, the last good one, is shown.',
  )
  expect(lines.at(-1)).toBe('  content    and 25 more')
})
