import type { en } from './en.ts'

export const ta: typeof en = {
  towards: 'எதற்காக',
  when: 'எப்போது',
  payer: 'செலுத்துபவர்',
  standing: 'நிலை',
  payments: 'செலுத்திய பணம்',
  receipt: 'ரசீது',
  status: 'பணம் செலுத்திய நிலை',
}
