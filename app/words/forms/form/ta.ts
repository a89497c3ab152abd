import type { en } from './en.ts'

export const ta: typeof en = {
  chooseOne: 'ஒன்றைத் தேர்ந்தெடுங்கள்',
  didYouMean: '{address} என்பதா?',
  useIt: 'இதையே பயன்படுத்துங்கள்',
  checkForm: 'படிவத்தைச் சரிபாருங்கள்',
  didNotWork: 'இது முடியவில்லை',
  person: (number) => `நபர் ${number}`,
  ofPerson: (number, message) => `நபர் ${number}: ${message}`,
  leaveEmpty: 'இதைக் காலியாக விடுங்கள்',
  noNetwork:
    'இப்போது இணைய இணைப்பு இல்லை. பணம் எதுவும் எடுக்கப்படவில்லை; நீங்கள் எழுதியது இங்கேயே இருக்கிறது. இணைப்பு வந்ததும் மீண்டும் அனுப்புங்கள். அது இரண்டு முறை கணக்கிடப்படாது.',
}
