import type { en } from './en.ts'

export const kn: typeof en = {
  play: '{title}: ಪ್ಲೇ ಮಾಡಿ',
  watch: 'ಪ್ರಸಂಗವನ್ನು ನೋಡಿ',
  topics: 'ವಿಷಯಗಳು',
}
