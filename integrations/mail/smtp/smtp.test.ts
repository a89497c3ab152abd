import { createServer, type Socket } from 'node:net'
import { expect } from 'vitest'
import { listening } from '#tests/support/site/listening.ts'
import { test, testServices } from '#tests/support/site/services.ts'
import { createSmtp } from './smtp.ts'

const mail = {
  id: 'gift-receipt:1234',
  to: 'anita@example.org',
  subject: 'Thank you for your gift: ₹ 500',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  language: 'en' as const,
  pictures: [],
  attachments: [],
}

const from = '"City Church" <office@church.example.org>'

test('a mail arrives with its own Message-ID', async ({ smtpUrl, sandbox }) => {
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  await smtp.verify()
  expect(sandbox.mailbox.mails()).toEqual([])
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

test('its pictures come along, and are shown', async ({ smtpUrl, sandbox }) => {
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  const pictures = [{ id: 'glass@mail', content: new Uint8Array([1, 2, 3]) }]
  await smtp.send({ ...mail, html: '<img src="cid:glass@mail">', pictures })
  const [received] = sandbox.mailbox.mails()
  expect(received?.pictures.get('glass@mail')).toEqual(Buffer.from([1, 2, 3]))
  expect(received?.attachments).toEqual([])
})

test.each([
  ['refused@example.org', true],
  ['busy@example.org', false],
])('a refusal of %s is returned; final: %s', async (to, final) => {
  const { smtpUrl } = await testServices()
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  expect(await smtp.send({ ...mail, to })).toMatchObject({ ok: false, final })
})

test.each([
  ['an unreachable', async () => 1, /ECONNREFUSED/],
  ['a silent', () => listening(createServer(() => {})), /timeout|never received/i],
])('%s server is an integration error', async (_, findPort, words) => {
  const url = `smtp://127.0.0.1:${await findPort()}`
  const smtp = createSmtp({ url, from, timeoutMs: 500 })
  await expect(smtp.verify()).rejects.toThrow(words)
  await expect(smtp.send(mail)).rejects.toMatchObject({ name: 'IntegrationError' })
})

test('a line break in a subject adds no header', async ({ smtpUrl, sandbox }) => {
  const smtp = createSmtp({ url: smtpUrl, from, timeoutMs: 60_000 })
  await smtp.send({ ...mail, subject: 'Hello\r\nBcc: everyone@example.org' })
  const [received] = sandbox.mailbox.mails()
  expect(received?.to).toEqual(['anita@example.org'])
  expect(received?.headers.bcc).toBeUndefined()
})

/** A server that accepts every mail but delays its answer. */
async function slowAfterData(answerAfterMs: number) {
  const taken: string[] = []
  const server = createServer((socket) => {
    socket.write('220 slow.example.org\r\n')
    listen(socket, (message) => {
      taken.push(/^Message-ID: (.*)\r$/im.exec(message)?.[1] ?? '')
      setTimeout(() => socket.write('250 taken\r\n'), answerAfterMs)
    })
  })
  return { url: `smtp://127.0.0.1:${await listening(server)}`, taken }
}

function listen(socket: Socket, take: (message: string) => void): void {
  let heard = ''
  let inData = false
  socket.on('data', (bytes) => {
    heard += bytes
    if (inData && heard.includes('\r\n.\r\n')) {
      inData = false
      take(heard)
      heard = ''
    } else if (!inData && heard.endsWith('\r\n')) {
      inData = heard.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 yes\r\n')
      heard = ''
    }
  })
  socket.on('error', () => {})
}

test('a server that confirms a mail late gets one copy', async () => {
  const { url, taken } = await slowAfterData(1_500)
  const smtp = createSmtp({ url, from, timeoutMs: 1_000 })
  expect(await smtp.send(mail)).toEqual({ ok: true })
  expect(taken).toEqual(['<gift-receipt.1234@church.example.org>'])
})

test('a second copy, after a missing answer, has the same Message-ID', async () => {
  const { url, taken } = await slowAfterData(60_000)
  const smtp = createSmtp({ url, from, timeoutMs: 60_000, answerMs: 150 })
  // On a busy machine the time may be over before the mail is handed over.
  while (taken.length < 2) {
    await expect(smtp.send(mail)).rejects.toMatchObject({ name: 'IntegrationError' })
  }
  expect(new Set(taken).size).toBe(1)
})
