import type * as en from './en.ts'

export const conference: typeof en.conference = {
  over: (lastDay) => `यह सम्मेलन ${lastDay} को समाप्त हो चुका है`,
  wasOver: (lastDay) => `यह सम्मेलन ${lastDay} को समाप्त हो चुका है।`,
  movedFrom: (dates) => `पहले ${dates} को था, अब बदल गया है।`,
}

export const dataNotice: typeof en.dataNotice = {
  registration:
    'आपका स्वागत करने और आपके भुगतान का हिसाब रखने के लिए हम वह रखते हैं जो आप यहाँ लिखते हैं: सम्मेलन और उसका हिसाब पूरा होने तक, और भुगतान का विवरण उतने समय तक जितना क़ानून कहता है।',
  gift: 'आपको धन्यवाद देने, रसीद देने और अपना हिसाब रखने के लिए हम आपका नाम, ईमेल, मोबाइल नंबर और दान का विवरण उतने समय तक रखते हैं जितना क़ानून कहता है।',
  writeTo: 'उसे देखने, सुधारने या मिटाने के लिए {email} पर लिखिए।',
  more: 'और जानकारी हमारी {policy} में है।',
  policy: 'नीति',
}

export const fieldMessages: typeof en.fieldMessages = {
  text: (label) => `${label}: अक्षरों में होना चाहिए`,
  atMost: (label, longest) => `${label}: ${longest} अक्षरों से ज़्यादा नहीं`,
  odd: (label) => `${label}: | का चिह्न या न दिखने वाले अक्षर नहीं होने चाहिए`,
  webAddress: 'कृपया वेब पते के बिना केवल नाम लिखिए।',
  email: 'सही ईमेल पता लिखिए',
  pan: 'PAN में पाँच अंग्रेज़ी अक्षर, चार अंक और एक अक्षर होना चाहिए, जैसे ABCDE1234F',
  labels: { email: 'ईमेल', mobile: 'मोबाइल नंबर', amount: 'राशि' },
  giftAmount: {
    'not-an-amount': 'राशि रुपयों में लिखिए, जैसे 500 या 500.50',
    'too-small': (smallest) => `राशि कम से कम ${smallest} होनी चाहिए`,
    'too-large': (largest) => `राशि अधिक से अधिक ${largest} हो सकती है`,
  },
}

export const form: typeof en.form = {
  chooseOne: 'एक चुनिए',
  didYouMean: 'क्या आप {address} लिखना चाहते थे?',
  useIt: 'यही रखिए',
  checkForm: 'कृपया फ़ॉर्म जाँच लीजिए',
  didNotWork: 'यह नहीं हो पाया',
  person: (number) => `व्यक्ति ${number}`,
  ofPerson: (number, message) => `व्यक्ति ${number}: ${message}`,
  leaveEmpty: 'इसे खाली छोड़िए',
  noNetwork:
    'इस समय इंटरनेट नहीं चल रहा है। पैसे नहीं लिए गए, और आपका लिखा हुआ यहीं है: इंटरनेट आने पर कृपया फिर भेजिए। इसे दो बार नहीं गिना जाएगा।',
  sending: 'भेजा जा रहा है…',
}

export const formAnswers: typeof en.formAnswers = {
  trapped:
    'यह फ़ॉर्म वैसे भरा गया जैसे कोई प्रोग्राम भरता है, इसलिए इसे नहीं लिया गया और कुछ भी नहीं रखा गया। अगर आप प्रोग्राम नहीं हैं, तो कृपया हमें फ़ोन कीजिए या लिखिए।',
  notStored:
    'हम अभी आपका पंजीकरण नहीं रख पाए, और पैसे नहीं लिए गए। आपका लिखा हुआ यहीं है: कृपया थोड़ी देर में फिर कोशिश कीजिए।',
  unreadable: 'इस फ़ॉर्म में कुछ पढ़ा नहीं जा सका। कृपया इसे फिर से भरिए।',
  cantAdd: 'एक और व्यक्ति जोड़ने के लिए कृपया “किसके लिए पंजीकरण” में परिवार या समूह चुनिए।',
  gone: (event) =>
    `${event ? `${event.name}, ${event.dates}` : 'आपके लिंक की तारीख़'}: इसके लिए अब पंजीकरण नहीं हो रहा है। कृपया दूसरी तारीख़ चुनिए।`,
  wishNotStored: 'हम अभी आपका पता नहीं लिख पाए। कृपया थोड़ी देर में फिर कोशिश कीजिए।',
  tooManyWishes: 'पिछले एक घंटे में आपके नेटवर्क से बहुत सारे पते आए हैं। कृपया बाद में फिर कोशिश कीजिए।',
}

export const giving: typeof en.giving = {
  bankTransfer: 'बैंक ट्रांसफ़र',
  accountName: 'खाते का नाम',
  accountNumber: 'खाता संख्या',
  bankAndBranch: 'बैंक और शाखा',
  ifsc: 'IFSC',
  scan: 'स्कैन करके दीजिए',
  code: 'किसी भी UPI ऐप से देने के लिए QR कोड',
  scanOrCopy: 'किसी भी UPI ऐप से कोड स्कैन कीजिए, या पते को कॉपी करके उसमें डालिए।',
  upiAddress: 'UPI पता',
  openUpi: 'इस फ़ोन के UPI ऐप में खोलिए',
  fullName: 'पूरा नाम',
  mobile: 'मोबाइल नंबर',
  mobileHelp: 'दस अंक, +91 के साथ या उसके बिना।',
  amountHelp: 'रुपयों में, जैसे 500 या 500.50।',
  tapOne: 'कोई एक चुनिए, या नीचे अपनी राशि लिखिए',
  offeringType: 'भेंट का प्रकार',
  pan: 'PAN',
  panHelp: 'ज़रूरी नहीं। इसे देने पर आपकी रसीद धारा 80G के अंतर्गत कर में छूट के लिए मान्य होगी।',
  give: 'दीजिए',
  reset: 'मिटाकर फिर शुरू कीजिए',
  onward:
    'कार्ड, नेट बैंकिंग या UPI से भुगतान करने के लिए आप हमारी भुगतान सेवा के पृष्ठ पर जाएँगे। हम आपका कार्ड नंबर कभी नहीं देखते।',
  name: 'नाम',
  nameMissing: 'नाम लिखना ज़रूरी है',
  emailMissing: 'ईमेल लिखना ज़रूरी है',
  mobileMissing: 'मोबाइल नंबर लिखना ज़रूरी है',
  mobileInvalid: 'मोबाइल नंबर सही नहीं है',
  amountMissing: 'राशि लिखना ज़रूरी है',
  fundMissing: 'इसे चुनना ज़रूरी है',
}

export const prices: typeof en.prices = {
  adult: '12 वर्ष और ऊपर',
  child: '6 से 11 वर्ष',
  small: '5 वर्ष तक',
  free: 'निःशुल्क',
  part: 'आंशिक भुगतान, 6 वर्ष और ऊपर',
  restAtVenue: 'अग्रिम पंजीकरण। शेष राशि, और पूरा भुगतान चुनने पर वह भी, आप आयोजन स्थल पर देंगे',
  restLater: 'अग्रिम पंजीकरण। शेष राशि आप बाद में देंगे',
  withBeds: (usual, residential) => `${usual}, आवास सहित ${residential}`,
}

export const registrationFields: typeof en.registrationFields = {
  labels: {
    productinfo: 'सम्मेलन',
    type: 'किसके लिए पंजीकरण',
    residential: 'पंजीकरण का प्रकार',
    arrival: 'आगमन',
    paym: 'भुगतान का प्रकार',
    agree: 'सहमति',
  },
  person: {
    firstname: 'पहला नाम',
    lastname: 'उपनाम',
    gender: 'लिंग',
    email: 'ईमेल',
    age: 'आयु',
    phone: 'मोबाइल नंबर',
    city: 'शहर',
  },
  parties: {
    Individual: 'एक व्यक्ति',
    'Married Couple': 'दंपति',
    Family: 'परिवार',
    Group: 'समूह',
  },
  payments: {
    'Full Payment': 'पूरा भुगतान',
    'Part Payment': 'आंशिक भुगतान',
  },
  genders: { Male: 'पुरुष', Female: 'महिला' },
}

export const registrationForm: typeof en.registrationForm = {
  required: {
    productinfo: 'सम्मेलन की तारीख़ चुनिए!',
    type: 'किसके लिए पंजीकरण है, चुनिए!',
    residential: 'पंजीकरण का प्रकार चुनिए!',
    arrival: 'आगमन का दिन और समय लिखिए!',
    paym: 'भुगतान का प्रकार चुनिए!',
    agree: 'भेजने के लिए इस खाने में निशान लगाइए।',
    persons: 'लोगों का विवरण चाहिए!',
    firstname: 'पहला नाम लिखिए!',
    lastname: 'उपनाम लिखिए!',
    gender: 'लिंग चुनिए!',
    email: 'ईमेल पता लिखिए!',
    age: 'आयु लिखिए!',
    phone: 'मोबाइल नंबर लिखिए!',
    city: 'शहर का नाम लिखिए!',
  },
  wrong: {
    closed: 'इस सम्मेलन का पंजीकरण बंद हो चुका है।',
    time: 'आगमन के लिए दिन और समय दोनों चाहिए।',
    age: 'आयु 0 से 120 तक की पूरी संख्या होनी चाहिए',
    mobile: 'मोबाइल नंबर सही नहीं है!',
    city: 'शहर का नाम सही नहीं है!',
  },
  tooMany: (max) => `एक साथ अधिक से अधिक ${max} लोग पंजीकरण कर सकते हैं।`,
  partySize: (party, { min, max }) =>
    min === max
      ? `${party}: केवल ${max} ${max === 1 ? 'व्यक्ति' : 'लोगों'} के लिए।`
      : `${party}: ${min} से ${max} लोगों के लिए।`,
  taken: {
    people: 'सभी जगहें भर चुकी हैं।',
    residential: 'आवास सहित सभी जगहें भर चुकी हैं।',
  },
  fewLeft: ({ kind, left, wanted }) => {
    const stay = kind === 'residential' ? 'आवास सहित ' : ''
    const few = left === 1 ? 'केवल 1 जगह बची है' : `केवल ${left} जगहें बची हैं`
    return `${stay}${few}, और आप ${wanted} लोग हैं।`
  },
  fillAll: 'कृपया सब कुछ भरिए।',
  closed: 'पंजीकरण बंद है।',
  noDates: 'अभी कोई तारीख़ नहीं है',
  full: (dates) => `${dates} (भर चुका है)`,
  noBeds: (dates) => `${dates} (आवास सहित जगह नहीं)`,
  update: 'ताज़ा कीजिए',
  tenDigits: 'दस अंक, +91 के साथ या उसके बिना।',
  shareOf: (number) => `व्यक्ति ${number} के लिए अभी देना है: {amount}`,
  remove: 'इस व्यक्ति को हटाइए',
  add: 'एक और व्यक्ति जोड़िए',
  largest: 'एक परिवार या समूह में पाँच लोग तक हो सकते हैं।',
  leftOut: ({ who }) =>
    `${who}: अभी शामिल नहीं। “किसके लिए पंजीकरण” में बड़ा विकल्प चुनने पर आपका लिखा हुआ वापस आ जाएगा।`,
  people: (count) => (count === 1 ? '1 व्यक्ति' : `${count} लोग`),
  others: 'अन्य',
  and: 'और',
  consent:
    'मैं घोषणा करता/करती हूँ कि यहाँ जिनके नाम हैं वे सब अपनी स्वतंत्र इच्छा से आ रहे हैं, और जिस बच्चे का भी मैं पंजीकरण कर रहा/रही हूँ, मैं उसका माता-पिता या अभिभावक हूँ या उनकी ओर से ऐसा कर रहा/रही हूँ; और मैं शर्तें स्वीकार करता/करती हूँ।',
  readMore: 'और पढ़िए',
  declaration: 'घोषणा और शर्तें',
  price: 'शुल्क',
  choose: {
    productinfo: 'शुल्क देखने के लिए सम्मेलन चुनिए।',
    residential: 'शुल्क देखने के लिए पंजीकरण का प्रकार चुनिए।',
    paym: 'शुल्क देखने के लिए भुगतान का प्रकार चुनिए।',
  },
  updatePrice: 'शुल्क ताज़ा कीजिए',
  ageless: (name) => `${name}: आयु अभी भरनी है`,
  bands: { free: 'निःशुल्क', child: 'बच्चा', adult: 'वयस्क' },
  partPayment: 'आंशिक भुगतान',
  atVenue: 'आयोजन स्थल पर भुगतान',
  totalNow: 'अभी देय कुल राशि',
  totalSoFar: 'अब तक की कुल राशि',
  nothingOnline: 'ऑनलाइन कुछ नहीं देना है।',
  later: 'बाद में देय शेष राशि',
  nothingNow: 'अभी कुछ नहीं देना है',
  ifFree: 'जगह मिलने पर देय राशि',
  ifFreeSoFar: 'जगह मिलने पर देय राशि, अब तक',
  laterIfFree: 'और उसके बाद',
  pays: (now, later) => {
    if (!now) {
      return later ? `आपको अभी कुछ नहीं देना है, बाद में ${later}।` : 'आपको कुछ नहीं देना है।'
    }
    return later ? `आप अभी ${now} और बाद में ${later} देंगे।` : `आप अभी ${now} देंगे।`
  },
  plan: 'आप जो भेजने वाले हैं',
  waysToPay: 'भुगतान के तरीक़े',
  netBanking: 'नेट बैंकिंग',
  provider:
    'कार्ड, नेट बैंकिंग या UPI से भुगतान के लिए आप हमारी भुगतान सेवा देने वाली कंपनी के पन्ने पर जाएँगे। आपका कार्ड नंबर हम कभी नहीं देखते।',
  waitingList: 'आप प्रतीक्षा सूची में नाम लिखवा सकते हैं: कुछ नहीं देना है, और जगह मिलने पर हम आपको लिखेंगे।',
  missing: (list, more) => `अभी बाकी है: ${list}${more > 0 ? ` और ${more} अन्य` : ''}।`,
  missingOf: (label, number) => `${label} (व्यक्ति ${number})`,
  missingCount: 'लोगों की संख्या',
  again: (first, others) =>
    others === 0
      ? `${first} का पंजीकरण इसके लिए पहले ही हो चुका है। क्या फिर से पंजीकरण करना है?`
      : `${first} और ${others} अन्य का पंजीकरण इसके लिए पहले ही हो चुका है। क्या फिर से पंजीकरण करना है?`,
  registerAgain: 'फिर से पंजीकरण कीजिए',
  openRegistration: 'अपना पंजीकरण देखिए',
  kept: 'आपका लिखा हुआ इस डिवाइस पर एक दिन तक रहता है।',
  clear: 'यह फ़ॉर्म खाली कीजिए',
  submit: 'भेजिए',
  join: 'प्रतीक्षा सूची में नाम लिखवाइए',
  tellMe: 'खुलने पर मुझे बताइए',
  tellOnce: 'ईमेल से पते की पुष्टि कीजिए। पंजीकरण खुलने पर हम आपको केवल एक बार लिखेंगे, फिर पता हटा देंगे।',
  told: 'धन्यवाद। जो ईमेल हम अभी भेज रहे हैं, कृपया उसका बटन दबाइए। पंजीकरण खुलने पर हम आपको एक बार लिखेंगे।',
}

export const stays: typeof en.stays = {
  Residential: 'आवास सहित',
  'Non Residential': 'आवास के बिना',
}
