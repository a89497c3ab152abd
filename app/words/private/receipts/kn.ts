import type { en } from './en.ts'

export const kn: typeof en = {
  description: 'ಮುದ್ರಿಸಬಹುದಾದ ರಸೀದಿ.',
  givenBack: 'ಈ ಹಣವನ್ನು ಹಿಂದಿರುಗಿಸಲಾಗಿದೆ. ಈ ರಸೀದಿ ನಿಮ್ಮ ದಾಖಲೆಗಾಗಿ ಮಾತ್ರ.',
  void: 'ಅಮಾನ್ಯ',
  madeVoid: (number) => `${number} ಸಂಖ್ಯೆಯ ರಸೀದಿಯನ್ನು ನಮ್ಮ ಕಚೇರಿ ರದ್ದುಮಾಡಿದೆ; ಅದು ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.`,
  tookItsPlace: (successor) => `ಅದರ ಬದಲಿಗೆ ${successor} ಸಂಖ್ಯೆಯ ರಸೀದಿ ಇದೆ.`,
  back: 'ಹಿಂತಿರುಗಿ',
}
