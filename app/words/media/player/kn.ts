import type { PlayerWords } from './en.ts'

export const kn: PlayerWords = {
  play: '{title}: ಪ್ಲೇ ಮಾಡಿ',
  watch: 'ಪ್ರಸಂಗವನ್ನು ನೋಡಿ',
  topics: 'ವಿಷಯಗಳು',
}
