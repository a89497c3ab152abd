export const en = {
  /** In case it was a person. */
  trapped:
    'This form was filled in as only a program does it, so it was not taken and nothing was stored. If you are not a program, please call or write to us.',
}

export type FormAnswers = typeof en
