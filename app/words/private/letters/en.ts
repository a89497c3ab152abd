/** The headings of the General Information Letter. */
export const en = {
  kind: 'General Information Letter',
  where: 'Where',
  bring: 'What to bring',
  timetable: 'Timetable',
  notes: 'Good to know',
  questions: (contact: string) => `Questions? ${contact}`,
  page: ', page {page} of {pages}',
}

export type LetterWords = typeof en
