import type { en } from './en.ts'

export const kn: typeof en = {
  towards: 'ಯಾವುದಕ್ಕೆ',
  when: 'ಯಾವಾಗ',
  payer: 'ಪಾವತಿಸುವವರು',
  standing: 'ಸ್ಥಿತಿ',
  payments: 'ಪಾವತಿಗಳು',
  receipt: 'ರಸೀದಿ',
  status: 'ಪಾವತಿಯ ಸ್ಥಿತಿ',
}
