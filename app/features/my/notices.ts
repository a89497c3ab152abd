/** What the private page says after something was done there. */
const NOTICES = new Map([
  ['link', 'The link is on its way to your e-mail address. It can take a few minutes.'],
  ['statement', 'The statement is on its way to your e-mail address. It can take a few minutes.'],
  ['same', 'Nothing was changed.'],
  ['correct', 'Your details are corrected. Everyone concerned gets a mail.'],
  ['cancel', 'It is cancelled. Everyone concerned gets a mail; a refund takes a few days.'],
  ['taken-back', 'Your request is taken back. Everything stays as it is.'],
  ['asked', 'Our office has your request, and writes to you. Until then nothing changes.'],
])

export function noticeFor(done: string | null): string | undefined {
  return NOTICES.get(done ?? '')
}
