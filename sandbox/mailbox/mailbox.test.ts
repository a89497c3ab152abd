import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { testSandbox } from '#tests/support/site/sandbox.ts'
import { serveSmtp } from './smtp.ts'

const mail = {
  from: '"Église" <office@example.org>',
  to: 'anita@example.org',
  subject: 'Grüße: ₹ 500, a subject that is long enough to be folded over several lines',
  text: 'Thank you for ₹ 500.\n\n.A line that begins with a dot',
  html: `<p>Thank you for ₹ 500. ${'A long line. '.repeat(20)}</p>`,
  messageId: '<one@example.org>',
  attachments: [
    { filename: 'visit.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' },
  ],
}

async function mailServer() {
  const trial = testSandbox()
  const { url, close } = await serveSmtp(trial.sandbox.mailbox)
  onTestFinished(close)
  return { ...trial, url }
}

async function send(url: string, changes: Partial<typeof mail> = {}) {
  const transport = createTransport({ url, ignoreTLS: true })
  onTestFinished(() => transport.close())
  return transport.sendMail({ ...mail, ...changes })
}

test('a mail arrives unchanged and is shown', async () => {
  const { url, sandbox, get } = await mailServer()
  await send(url)
  const [received] = sandbox.mailbox.mails()
  expect(received).toMatchObject({ to: ['anita@example.org'], html: mail.html })
  expect(received?.headers.subject).toBe(mail.subject)
  expect(received?.text.trim()).toBe(mail.text)
  expect(received?.attachments[0]?.content.toString()).toBe('BEGIN:VCALENDAR')
  const page = await (await get('/sandbox/mailbox')).text()
  expect(page).toContain('anita@example.org')
  expect(page).toContain('Thank you for ₹ 500.')
  expect((await get('/sandbox/mailbox/1/html')).status).toBe(200)
  expect(await (await get('/sandbox/mailbox/1/attachments/0')).text()).toBe('BEGIN:VCALENDAR')
  expect((await get('/sandbox/mailbox/2/html')).status).toBe(404)
})

test('a mail that is sent twice is shown once, with a note', async () => {
  const { url, sandbox, get } = await mailServer()
  await send(url)
  await send(url)
  await send(url, { messageId: '<two@example.org>' })
  expect(sandbox.mailbox.mails().map(({ again }) => again.length)).toEqual([0, 1])
  expect([...sandbox.mailbox.deliveries()]).toEqual([
    ['<one@example.org>', 2],
    ['<two@example.org>', 1],
  ])
  const page = await (await get('/sandbox/mailbox')).text()
  expect(page.match(/Delivered twice under one Message-ID/g)).toHaveLength(1)
})
