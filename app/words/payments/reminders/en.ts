export const en = {
  title: 'Reminders',
  description: 'Stop reminders by mail.',
  what: 'We send reminders about unfinished payments, balances that are due, conferences that begin soon and monthly gifts. Press the button if you do not want them.',
  stop: 'Stop reminders',
  stopped: 'We will send no more reminders to this address.',
  still: 'You will still get receipts, tickets and answers to what you do on our site.',
  toStart: 'Go to the start page',
}
