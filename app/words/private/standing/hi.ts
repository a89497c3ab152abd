import type { en } from './en.ts'

export const hi: typeof en = {
  waiting: (people) => `${who(people)} प्रतीक्षा सूची में ${are(people)}। जगह मिलते ही हम आपको लिखेंगे।`,
  unpaid: ({ people, amount, day }) =>
    `${who(people)} ${people === 1 ? 'आने वाला है' : 'आने वाले हैं'}। ${day && `${day} तक `}${amount} का भुगतान करना है।`,
  partPaid: ({ people, amount, day }) =>
    `${whose(people)} का पंजीकरण हुआ है। ${day && `${day} तक `}${amount} का भुगतान अभी बाक़ी है।`,
  paid: (people) => `${whose(people)} का पंजीकरण हुआ है, और पूरा भुगतान हो चुका है।`,
  seeingYou: 'हमें आपसे मिलने की प्रतीक्षा है।',
  overpaid: (people) =>
    `${whose(people)} का पंजीकरण हुआ है। आपने शुल्क से अधिक भुगतान किया है; हमारा कार्यालय इसे ठीक कर देगा।`,
  refunded: 'आपका पूरा भुगतान आपको वापस कर दिया गया है, और अब कोई जगह सुरक्षित नहीं है।',
  cancelled: 'यह पंजीकरण रद्द हो गया है, और अब किसी के आने की अपेक्षा नहीं है।',
  expired: 'समय पर भुगतान नहीं आया, इसलिए जगहें दूसरों को दे दी गईं।',
}

/** "दो लोग" */
function who(people: number): string {
  return people === 1 ? 'एक व्यक्ति' : `${NUMBERS[people] ?? people} लोग`
}

/** "दो लोगों का …" */
function whose(people: number): string {
  return people === 1 ? 'एक व्यक्ति' : `${NUMBERS[people] ?? people} लोगों`
}

function are(people: number): string {
  return people === 1 ? 'है' : 'हैं'
}

const NUMBERS: Record<number, string> = { 2: 'दो', 3: 'तीन', 4: 'चार', 5: 'पाँच' }
