import type { en } from './en.ts'

export const hi: typeof en = {
  kind: 'सामान्य सूचना पत्र',
  where: 'कहाँ',
  bring: 'साथ क्या लाएँ',
  timetable: 'समय-सारणी',
  notes: 'जानने योग्य बातें',
  questions: (contact) => `कोई सवाल? ${contact}`,
  page: ', पृष्ठ {page} / {pages}',
}
