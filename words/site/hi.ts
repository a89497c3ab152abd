import type * as en from './en.ts'

export const carousel: typeof en.carousel = {
  carousel: 'चलती पंक्ति',
  slides: 'चित्र',
  slide: 'चित्र',
  slideOf: ({ at, count }) => `${count} में से ${at}`,
  pause: 'रोकिए',
  resume: 'फिर चलाइए',
  previous: 'पिछला',
  next: 'अगला',
}

export const cells: typeof en.cells = {
  places: 'स्थान',
}

export const errors: typeof en.errors = {
  statuses: {
    404: {
      heading: 'यह पेज नहीं मिला',
      text: 'इस पते पर कुछ नहीं है। हो सकता है कि पेज कहीं और चला गया हो, या पता ग़लत लिखा गया हो।',
    },
    405: {
      heading: 'यहाँ यह नहीं हो सकता',
      text: 'जो भेजा गया, उसे यह पता नहीं लेता।',
    },
    410: {
      heading: 'यह लिंक समाप्त हो गया है',
      text: 'इसका ईमेल पता बदल दिया गया, या जो यह दिखाता था वह मिटा दिया गया। नया लिंक हमारे सबसे नए ईमेल में है।',
    },
    503: {
      heading: 'कृपया थोड़ी देर में फिर कोशिश कीजिए',
      text: 'हम अभी अपना लेखा नहीं देख पा रहे हैं। कुछ भी खोया नहीं है, भले ही आपने अभी-अभी भुगतान किया हो: कृपया दोबारा भुगतान मत कीजिए, और कुछ मिनट बाद यह पेज फिर खोलिए।',
    },
    500: {
      heading: 'कुछ गड़बड़ हो गई',
      text: 'ग़लती हमारी ओर से है, और हमने इसे नोट कर लिया है। कृपया थोड़ी देर में फिर कोशिश कीजिए।',
    },
  },
  goTo: 'यहाँ जाइए',
  orGoTo: 'या यहाँ जाइए',
  start: 'मुखपृष्ठ',
  lostLink: 'क्या यह आपके पंजीकरण या दान का लिंक था? हम आपके लिंक आपको फिर भेज सकते हैं।',
  sendLinks: 'मेरे लिंक भेजिए',
  sendMine: 'मेरा लिंक मुझे भेजिए',
  didYouMean: 'क्या आप यह खोज रहे थे',
  noPage: 'ऐसे नाम का कोई पेज नहीं है।',
  searchFor: 'पेज खोजिए',
  search: 'खोजिए',
  offline: {
    heading: 'इंटरनेट नहीं है',
    description: 'इस पेज के लिए इंटरनेट चाहिए।',
    text: 'इस पेज के लिए इंटरनेट चाहिए, और अभी संपर्क नहीं है। संपर्क होने पर फिर कोशिश कीजिए। जो पेज आप पहले देख चुके हैं, वे अब भी यहाँ हैं।',
    home: 'मुखपृष्ठ',
    contact: 'संपर्क करें',
    services: 'आराधना का समय',
    where: 'हम कहाँ हैं',
    reach: 'हम तक कैसे पहुँचें',
  },
}

export const pages: typeof en.pages = {
  atAGlance: 'एक नज़र में',
  actionFor: ({ label, date }) => `${date}: ${label}`,
  loadMap: 'नक्शा खोलिए',
  mapFailed: 'नक्शा नहीं खुल सका। आप पते या रास्ते की जानकारी से काम ले सकते हैं।',
  directions: 'रास्ता देखिए',
  zoomIn: 'बड़ा कीजिए',
  zoomOut: 'छोटा कीजिए',
  call: '{name} को फ़ोन कीजिए',
  play: '{title}: देखिए',
  listen: 'पॉडकास्ट सुनिए',
  story: (name) => `${name} अपनी कहानी बताते हैं`,
  drawnPlaces: 'ये काँच के चित्र हैं। ये जगहों के प्रतीक हैं, उनकी तस्वीरें नहीं।',
  week: (number) => `सप्ताह ${number}`,
  moreDates: 'और तारीख़ें',
  cancelled: 'रद्द',
  register: 'पंजीकरण कीजिए',
  registerNow: 'अभी पंजीकरण कीजिए',
  opensSoon: 'पंजीकरण जल्द शुरू होगा',
}

export const shell: typeof en.shell = {
  skip: 'मुख्य सामग्री पर जाइए',
  main: 'मुख्य मेन्यू',
  menu: 'मेन्यू',
  close: 'बंद कीजिए',
  languages: 'भाषाएँ',
  footer: 'पाद भाग',
  followUs: 'हमसे जुड़िए',
  onTheMap: 'नक्शे पर देखिए',
  disclaimer: 'अस्वीकरण',
  openDisclaimer: 'अस्वीकरण',
  loading: 'खुल रहा है',
  ownPage: 'अलग पेज पर पढ़िए',
  refused: (title) => `ग़लती: ${title}`,
  notTranslated: 'यह पेज अभी हिन्दी में नहीं है। अंग्रेज़ी में दिखाया जा रहा है।',
  readHere: 'हिन्दी में पढ़िए',
  translated: 'अनुवाद सॉफ़्टवेयर ने किया है। {tell} अंग्रेज़ी पाठ ही मान्य है।',
  tellUs: 'ग़लती दिखे तो हमें बताइए।',
}

export const tools: typeof en.tools = {
  copy: 'कॉपी कीजिए',
  copied: 'कॉपी हो गया',
  what: (label) => `: ${label}`,
  print: 'प्रिंट कीजिए',
  share: 'साझा कीजिए',
  call: (name) => `${name} को फ़ोन कीजिए: `,
}
