import type { en } from './en.ts'

export const ta: typeof en = {
  kind: 'பொதுத் தகவல் கடிதம்',
  where: 'எங்கே',
  bring: 'கொண்டு வர வேண்டியவை',
  timetable: 'நிகழ்ச்சி நிரல்',
  notes: 'தெரிந்துகொள்ள வேண்டியவை',
  questions: (contact) => `கேள்விகள் உண்டா? ${contact}`,
  page: ', பக்கம் {page} / {pages}',
}
