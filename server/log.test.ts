import { expect, test } from 'vitest'
import { configured, GOOGLE, PAYU } from '#tests/support/site/live-settings.ts'
import { maskedWrite, maskPersonal, secretsOf } from './log.ts'

test.each([
  ['mail to anita@example.org was refused', 'mail to [email] was refused'],
  ['?email=anita.s+x%40mail.example.org&x=1', '?email=[email]&x=1'],
  ['call 9000000001 or +91 9000000001', 'call [phone] or [phone]'],
  ['"phone":"9000000001"', '"phone":"[phone]"'],
  ['txnid 12345678901 stays', 'txnid 12345678901 stays'],
  ['"amountMinor":50000,"ms":17', '"amountMinor":50000,"ms":17'],
  ['at 2026-11-15T06:03:53.457Z', 'at 2026-11-15T06:03:53.457Z'],
  ['id 52ef1f33-ef1c-471c-8e37-366175976200', 'id 52ef1f33-ef1c-471c-8e37-366175976200'],
])('%s is written as %s', (said, written) => {
  expect(maskPersonal(said)).toBe(written)
})

test('secrets of the configuration are masked in every encoding', () => {
  const config = configured({
    ...{ ...PAYU, PAYU_SALT: 'salt/of+merchant', ...GOOGLE },
    SMTP_URL: 'smtps://office:mail-password@mail.example.org',
    DATABASE_URL: 'postgres://site:database-password@localhost/site',
  })
  const written: string[] = []
  const write = maskedWrite((line) => void written.push(line), secretsOf(config))
  write('salt/of+merchant salt%2Fof%2Bmerchant ?key=google-key mail-password database-password')
  expect(written).toEqual(['[secret] [secret] ?key=[secret] [secret] [secret]'])
})

test.each([
  ['GET /pay/52ef1f33-ef1c-471c-8e37-366175976200 failed', 'GET /pay/[hidden] failed'],
  ['"/my/kJ8_vXz1-Qm4RtY7uWb2Nc?x"', '"/my/[hidden]?x"'],
  ['no page at http://a.test/my/kJ8_vXz1-Qm4RtY7uWb2Nc', 'no page at http://a.test/my/[hidden]'],
  ['%2Freceipts%2FkJ8_vXz1-Qm4RtY7uWb2Nc', '%2Freceipts%2F[hidden]'],
  ['"/office/sign-in/kJ8_vXz1-Qm4RtY7uWb2Nc?x"', '"/office/sign-in/[hidden]?x"'],
  ['?a=b&txnid=12345678901&c', '?a=b&txnid=[hidden]&c'],
  ['"txnid":"12345678901"', '"txnid":"12345678901"'],
  [
    'at app/receipts/read-receipt-page.server.ts:12',
    'at app/receipts/read-receipt-page.server.ts:12',
  ],
])('%s is masked as %s', (said, masked) => {
  const written: string[] = []
  maskedWrite((line) => void written.push(line), [])(said)
  expect(written).toEqual([masked])
})
