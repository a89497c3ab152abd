import { createServer } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { test, testServices } from '#tests/support/site/services.ts'
import { createSmtp } from './smtp.ts'

const mail = {
  id: 'gift-receipt:1234',
  to: 'anita@example.org',
  subject: 'Thank you for your gift: ₹ 500',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  language: 'en' as const,
  attachments: [],
}

const from = '"City Church" <office@church.example.org>'

test('a mail arrives with its own Message-ID', async ({ services: { smtpUrl, sandbox } }) => {
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  expect(await smtp.send(mail)).toEqual({ ok: true })
  expect(sandbox.mailbox.mails()).toMatchObject([
    {
      to: ['anita@example.org'],
      headers: {
        from: 'City Church <office@church.example.org>',
        subject: mail.subject,
        'message-id': '<gift-receipt.1234@church.example.org>',
      },
    },
  ])
})

test.each([
  ['refused@example.org', true],
  ['busy@example.org', false],
])('a refusal of %s is returned; final: %s', async (to, final) => {
  const { smtpUrl } = await testServices()
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  expect(await smtp.send({ ...mail, to })).toMatchObject({ ok: false, final })
})

test('an unreachable server is an integration error', async () => {
  const smtp = createSmtp({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 500 })
  await expect(smtp.send(mail)).rejects.toMatchObject({ name: 'IntegrationError' })
})

test('a silent server is an integration error', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : 0
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 100 })
  await expect(smtp.send(mail)).rejects.toMatchObject({ name: 'IntegrationError' })
})

test('a line break in a subject adds no header', async ({ services: { smtpUrl, sandbox } }) => {
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  await smtp.send({ ...mail, subject: 'Hello\r\nBcc: everyone@example.org' })
  const [received] = sandbox.mailbox.mails()
  expect(received?.to).toEqual(['anita@example.org'])
  expect(received?.headers.bcc).toBeUndefined()
})
