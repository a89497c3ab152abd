import type { en } from './en.ts'

export const kn: typeof en = {
  kind: 'ಸಾಮಾನ್ಯ ಮಾಹಿತಿ ಪತ್ರ',
  where: 'ಎಲ್ಲಿ',
  bring: 'ತರಬೇಕಾದವು',
  timetable: 'ವೇಳಾಪಟ್ಟಿ',
  notes: 'ತಿಳಿದಿರಬೇಕಾದದ್ದು',
  questions: (contact) => `ಪ್ರಶ್ನೆಗಳಿವೆಯೇ? ${contact}`,
  page: ', ಪುಟ {page} / {pages}',
}
