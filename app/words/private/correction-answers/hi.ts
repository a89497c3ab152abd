import type { en } from './en.ts'

export const hi: typeof en = {
  empty: 'खाली',
  was: ({ whose, label, before, now }) =>
    `${whose ? `${whose}: ` : ''}${label}, पहले ${before}, अब ${now}`,
  wasAdded: (name) => `${name} को जोड़ा गया`,
  wasTakenOff: (name) => `${name} को हटाया गया`,
  planned: ({ whose, label, before, now }) =>
    `${whose ? `${whose}: ` : ''}${label} ${before} → ${now}`,
  isAdded: (name) => `${name} को जोड़ा जाएगा।`,
  isTakenOff: (name) => `${name} को हटाया जाएगा।`,
  byYou: (what) => `इस पृष्ठ पर: ${what}`,
  byOffice: (what) => `हमारा कार्यालय: ${what}`,
  again: 'इसमें कुछ बदल गया है। कृपया इसे देखकर फिर भेजिए।',
  ask: 'सुधार के लिए हमारे कार्यालय से कहिए',
  correct: (total) => `विवरण सुधारिए, नई कुल राशि ${total}`,
  officeLooks: 'हमारा कार्यालय इसे देखकर आपको लिखेगा। तब तक कुछ नहीं बदलेगा।',
  newTotal: (total) => `नई कुल राशि ${total} है।`,
  samePrice: 'शुल्क वही रहेगा।',
  more: (difference, before) => `यह पहले (${before}) से ${difference} ज़्यादा है।`,
  less: (difference, before) => `यह पहले (${before}) से ${difference} कम है।`,
  tooMuch: (amount) => `तब ${amount} ज़्यादा दिए गए होंगे: हमारा कार्यालय उन्हें लौटा देगा।`,
  usedForThis: (amount) => `हमारे कार्यालय को जो ${amount} लौटाने थे, वे इसी में काम आएँगे।`,
  problems: {
    cancelled: 'यह पंजीकरण रद्द हो चुका है, इसलिए इसे सुधारा नहीं जा सकता।',
    'no-person': 'इस फ़ॉर्म में किसी का पंजीकरण अब नहीं है। कृपया पृष्ठ को फिर से खोलिए।',
    'not-offered': 'यह तारीख़ अब नहीं चुनी जा सकती। कृपया दूसरी चुनिए।',
    'somebody-missing': 'किसी को हटाने के लिए कृपया पिछले पृष्ठ पर “पंजीकरण रद्द कीजिए” का उपयोग कीजिए।',
    office: 'इसे यहाँ नहीं सुधारा जा सकता। कृपया हमारे कार्यालय को फ़ोन कीजिए।',
  },
  cancel: 'पंजीकरण रद्द कीजिए',
  cancelOf: (name) => `${name} का पंजीकरण रद्द कीजिए`,
  askOffice: (button) => `${button} (कार्यालय से कहने के लिए)`,
  askToCancel: (names) => `आप हमारे कार्यालय से ${names} का पंजीकरण रद्द करने को कह रहे हैं।`,
  notExpected: (names, count) =>
    count === 1
      ? `अब हम ${names} के आने की राह नहीं देखेंगे, और यह जगह दूसरों को मिलेगी।`
      : `अब हम ${names} के आने की राह नहीं देखेंगे, और ये जगहें दूसरों को मिलेंगी।`,
  nothingToPay: 'अब कुछ नहीं देना है।',
  othersStay: 'बाकी लोगों का पंजीकरण बना रहेगा।',
  noWayBack: 'इसे वापस नहीं लिया जा सकता।',
  wasPossible: (day) => `${day} से पहले यहीं रद्द किया जा सकता था।`,
  officeDecides: 'धन-वापसी का निर्णय हमारा कार्यालय करेगा और आपको लिखेगा। तब तक कुछ नहीं बदलेगा।',
  rule: (day, percent) => `${day} से पहले, दी गई राशि का ${percent} % लौटाया जाता है।`,
  goesBack: (amount) => `${amount} आपको लौटाए जाएँगे।`,
  nothingBack: 'कुछ नहीं लौटाया जाएगा।',
  byHand: (amount) => `उनमें से ${amount} हमारा कार्यालय देगा और आपको लिखेगा।`,
  alsoOwed: (amount) => `आपने जो ${amount} माँगे थे, वे भी हमारा कार्यालय देगा।`,
}
