export const en = {
  /** In case it was a person. */
  trapped:
    'It looks as if a program filled in this form, so it was not accepted and nothing was stored. If you are a person, please call or write to us.',
}
