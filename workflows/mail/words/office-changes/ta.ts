import type { OfficeChangeWords } from './en.ts'

export const ta: OfficeChangeWords = {
  changedSubject: (event) => `“${event}”-க்கான உங்கள் பதிவு மாற்றப்பட்டது`,
  changedHeading: 'உங்கள் பதிவு மாற்றப்பட்டது',
  restoredSubject: (event) => `“${event}”-க்கான உங்கள் பதிவு மீட்கப்பட்டது`,
  restoredHeading: 'உங்கள் பதிவு மீட்கப்பட்டது',
  changed: (event) => `“${event}”-க்கான பதிவை எங்கள் அலுவலகம் மாற்றியுள்ளது.`,
  restored: (event) => `“${event}”-க்கான பதிவு ரத்து செய்யப்பட்டிருந்தது. எங்கள் அலுவலகம் அதை மீட்டுள்ளது.`,
  validAgain: (count) =>
    count > 1 ? 'உங்கள் நுழைவுச் சீட்டுகள் மீண்டும் செல்லுபடியாகும்.' : 'உங்கள் நுழைவுச் சீட்டு மீண்டும் செல்லுபடியாகும்.',
  waitingAgain: 'அது மீண்டும் காத்திருப்போர் பட்டியலில் உள்ளது.',
  reduced: (amount) => `கட்டணத்திலிருந்து ${amount} குறைத்துள்ளோம்.`,
  confirmed: 'உங்கள் இடங்கள் உறுதியாகிவிட்டன.',
  reductionTakenBack: (amount) =>
    `கட்டணத்திலிருந்து ${amount} குறைத்திருந்தோம். இந்தக் குறைப்பு திரும்பப் பெறப்பட்டது.`,
  paymentTakenBack: ({ amount, method }) =>
    `${amount} (${method}) செலுத்தப்பட்டதாகக் குறித்திருந்தோம். அது திரும்பப் பெறப்பட்டது: இனி அது செலுத்தியதாகக் கணக்கிடப்படாது; அதன் ரசீதும் செல்லாது.`,
  byHand: 'நேரில்',
  heldUntil: (moment) => `உங்கள் இடங்களை ${moment} வரை உங்களுக்காக வைத்திருக்கிறோம்.`,
  takenOff: 'நீக்கப்பட்டவர்',
  added: 'சேர்க்கப்பட்டவர்',
  price: 'கட்டணம்',
  was: ({ now, before }) => `${now} (முன்பு ${before})`,
  labels: {
    firstname: 'முதல் பெயர்',
    lastname: 'குடும்பப் பெயர்',
    gender: 'பாலினம்',
    email: 'மின்னஞ்சல்',
    age: 'வயது',
    phone: 'கைபேசி எண்',
    city: 'ஊர்',
  },
  genders: { Male: 'ஆண்', Female: 'பெண்' },
}
