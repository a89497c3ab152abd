import type { en } from './en.ts'

export const kn: typeof en = {
  title: 'ಪ್ರವೇಶ ಚೀಟಿ',
  description: 'ಪ್ರವೇಶ ಚೀಟಿ ಏಕೆ.',
  about: 'ಬಾಗಿಲಲ್ಲಿರುವ ನಮ್ಮವರು ಇದನ್ನು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ, ಇದನ್ನು ಹೊಂದಿರುವವರನ್ನು ಒಳಗೆ ಬಿಡುತ್ತಾರೆ.',
  for: 'ಯಾರಿಗೆ',
  when: 'ಯಾವಾಗ',
}
