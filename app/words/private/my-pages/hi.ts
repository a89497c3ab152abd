import type { en } from './en.ts'

export const hi: typeof en = {
  gift: { title: 'आपका दान', description: 'आपके दान के बारे में सब कुछ।' },
  registration: { title: 'आपका पंजीकरण', description: 'आपके पंजीकरण के बारे में सब कुछ।' },
  cancel: { title: 'पंजीकरण रद्द कीजिए', description: 'अपना पंजीकरण रद्द करने के लिए।' },
  correct: { title: 'विवरण सुधारिए', description: 'अपना पंजीकरण सुधारने के लिए।' },
  data: { title: 'आपकी जानकारी', description: 'आपके बारे में हमारे पास जो जानकारी है।' },
  backToRegistration: 'अपने पंजीकरण पर लौटिए',
  backToGift: 'अपने दान पर लौटिए',
  backToPage: 'अपने पेज पर लौटिए',
  done: {
    link: 'लिंक आपके ईमेल पते पर आ रहा है। इसमें कुछ मिनट लग सकते हैं।',
    statement: 'विवरण आपके ईमेल पते पर आ रहा है। इसमें कुछ मिनट लग सकते हैं।',
    same: 'कुछ भी नहीं बदला गया।',
    correct: 'आपके विवरण सुधार दिए गए हैं।',
    cancel: 'रद्द कर दिया गया है। पैसे वापस आने में कुछ दिन लगते हैं।',
    'taken-back': 'आपका अनुरोध वापस ले लिया गया है। सब कुछ वैसा ही रहेगा।',
    monthly: 'हम आपको हर महीने याद दिलाएँगे।',
    'monthly-pause': 'आपका स्मरण-पत्र रोक दिया गया है।',
    'monthly-resume': 'आपका स्मरण-पत्र आगे भी आता रहेगा।',
    'monthly-end': 'आपका स्मरण-पत्र बंद हो गया है।',
    asked: 'आपका अनुरोध हमारे कार्यालय को मिल गया है; हम आपको लिखेंगे। तब तक कुछ नहीं बदलेगा।',
    language: 'यह पेज और इसके ईमेल अब हिन्दी में हैं।',
  },
  everyoneIsTold: 'सभी संबंधित लोगों को ईमेल मिलेगा।',
  standing: {
    waiting: (people) => `${who(people)} प्रतीक्षा सूची में ${are(people)}। जगह मिलते ही हम आपको लिखेंगे।`,
    unpaid: ({ people, amount, day }) =>
      `${who(people)} ${people === 1 ? 'आने वाला है' : 'आने वाले हैं'}। ${day && `${day} तक `}${amount} का भुगतान करना है।`,
    partPaid: ({ people, amount, day }) =>
      `${whose(people)} का पंजीकरण हुआ है। ${day && `${day} तक `}${amount} का भुगतान अभी बाक़ी है।`,
    paid: (people) => `${whose(people)} का पंजीकरण हुआ है, और पूरा भुगतान हो चुका है।`,
    seeingYou: 'हमें आपसे मिलने की प्रतीक्षा है।',
    overpaid: (people) =>
      `${whose(people)} का पंजीकरण हुआ है। आपने शुल्क से अधिक भुगतान किया है; हमारा कार्यालय इसे ठीक कर देगा।`,
    refunded: 'आपका पूरा भुगतान आपको वापस कर दिया गया है।',
    returning: 'आपका पूरा भुगतान आपको वापस भेजा जा रहा है।',
    cancelled: 'यह पंजीकरण रद्द हो गया है, और अब किसी के आने की अपेक्षा नहीं है।',
    expired: 'समय पर भुगतान नहीं आया, इसलिए जगहें दूसरों को दे दी गईं।',
  },
  lostLinks: {
    about:
      'जो ईमेल पता आपने दिया था, उसे यहाँ लिखकर “Send my links” बटन दबाइए: हम आपके पंजीकरणों और दानों के लिंक भेज देंगे।',
    sent: 'धन्यवाद। अगर इस पते से कोई पंजीकरण या दान हुआ है, तो लिंक कुछ मिनट में आ जाएँगे; कृपया अपना स्पैम फ़ोल्डर भी देखिए।',
  },
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
