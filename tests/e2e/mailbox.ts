import type { APIRequestContext } from '@playwright/test'

export const SANDBOX = `http://127.0.0.1:${process.env.JOURNEY_SANDBOX_PORT}`

/** The subjects of the mails to one address, newest first; one that came twice says so. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const mailbox = await (await request.get(`${SANDBOX}/mailbox`)).text()
  return mailbox
    .split('<li class="card">')
    .filter((entry) => entry.includes(`to ${email},`))
    .map((entry) => {
      const subject = /<h2>([^<]*)<\/h2>/.exec(entry)?.[1] ?? ''
      return entry.includes('under one Message-ID') ? `${subject}, twice` : subject
    })
}
