import type { AccountWords } from './en.ts'

export const kn: AccountWords = {
  towards: 'ಯಾವುದಕ್ಕೆ',
  when: 'ಯಾವಾಗ',
  payer: 'ಪಾವತಿಸುವವರು',
  standing: 'ಸ್ಥಿತಿ',
  payments: 'ಪಾವತಿಗಳು',
  receipt: 'ರಸೀದಿ',
  status: 'ಪಾವತಿಯ ಸ್ಥಿತಿ',
}
