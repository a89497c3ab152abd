import type { GiftWords } from './en.ts'

export const hi: GiftWords = {
  subject: (amount) => `आपके ${amount} के दान के लिए धन्यवाद`,
  heading: 'आपके दान के लिए धन्यवाद',
  dear: (giver) => `प्रिय ${giver},`,
  received: 'हमने परमेश्वर को और आपको धन्यवाद देते हुए आपका दान पाया है। यह आपकी रसीद है।',
  receivedFrom: 'किससे मिला',
  giversPan: 'देने वाले का PAN',
  churchsPan: 'कलीसिया का PAN',
  taxRegistration: 'धारा 80G के अंतर्गत पंजीकरण',
  taxRegistered: ({ registration, from, until }) =>
    `${registration}, ${from}${until ? `, ${until} तक मान्य` : ''}`,
  onOurSite: 'हमारी साइट पर यह भुगतान देखिए',
  byComputer: 'यह रसीद कंप्यूटर से बनी है और इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  statement: {
    title: (year) => `${year} में आपके दान`,
    all: ({ recipient, year }) =>
      `वित्तीय वर्ष ${year} (अप्रैल से मार्च) में ${recipient} से हमें मिले सभी दानों का यह विवरण है।`,
    thanks: 'हर एक के लिए धन्यवाद।',
    receipt: (number) => `रसीद ${number}`,
    gift: ({ amount, day, towards }) => `${amount}, ${day}, ${towards}`,
    together: 'कुल',
    byComputer: 'यह विवरण कंप्यूटर से बना है और इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  },
}
