export const en = {
  /** In case it was a person. */
  trapped:
    'It looks as if a program filled in this form, so it was not accepted and nothing was stored. If you are a person, please call or write to us.',
  notStored:
    'We could not store your registration just now, and nothing was taken. What you typed is still here: please try again in a moment.',
  unreadable: 'Something in this form could not be read. Please fill it in again.',
  cantAdd: 'To add another person, please choose Family or Group under “Registering as”.',
  /** The date of an old link. */
  gone: (event: { name: string; dates: string } | undefined) =>
    `${event ? `${event.name}, ${event.dates},` : 'The date in your link'} is no longer offered. Please choose another date.`,
  wishNotStored: 'We could not save your address just now. Please try again in a moment.',
  tooManyWishes: 'Many addresses came from your network in the last hour. Please try again later.',
}
