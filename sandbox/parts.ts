/** Each part has a folder of this name. */
export const sandboxParts = ['payu', 'vimeo', 'calendar', 'mailbox', 'faults'] as const
export type SandboxPart = (typeof sandboxParts)[number]

export const partNames: Record<SandboxPart, { name: string; about: string }> = {
  payu: { name: 'Payments', about: 'PayU: every payment so far, and what can still happen to it.' },
  vimeo: { name: 'Sermons', about: 'Vimeo: the sample sermons and their preachers.' },
  calendar: { name: 'Calendar', about: 'Google Calendar: the sample events around today.' },
  mailbox: { name: 'Mailbox', about: 'SMTP: every mail that the church has sent.' },
  faults: { name: 'Faults', about: 'Make a service slow, broken or unreachable.' },
}
