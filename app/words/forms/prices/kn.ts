import type { en } from './en.ts'

export const kn: typeof en = {
  adult: '12 ವರ್ಷ ಮತ್ತು ಮೇಲ್ಪಟ್ಟವರು',
  child: '6 ರಿಂದ 11 ವರ್ಷ',
  small: '5 ವರ್ಷದವರೆಗೆ',
  free: 'ಉಚಿತ',
  part: 'ಭಾಗಶಃ ಪಾವತಿ, 6 ವರ್ಷ ಮತ್ತು ಮೇಲ್ಪಟ್ಟವರು',
  restAtVenue: 'ಮುಂಗಡ ನೋಂದಣಿ. ಬಾಕಿ ಮೊತ್ತವನ್ನೂ, ಪೂರ್ಣ ಪಾವತಿಯನ್ನು ಆರಿಸಿದರೆ ಅದನ್ನೂ ನಡೆಯುವ ಸ್ಥಳದಲ್ಲಿ ಪಾವತಿಸುತ್ತೀರಿ',
  restLater: 'ಮುಂಗಡ ನೋಂದಣಿ. ಬಾಕಿ ಮೊತ್ತವನ್ನು ನಂತರ ಪಾವತಿಸುತ್ತೀರಿ',
  withBeds: (usual, residential) => `${usual}, ವಸತಿ ಸಹಿತ ${residential}`,
}
