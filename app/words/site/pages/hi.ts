import type { en } from './en.ts'

export const hi: typeof en = {
  atAGlance: 'एक नज़र में',
  actionFor: ({ label, date }) => `${date}: ${label}`,
  loadMap: 'नक्शा खोलिए',
  mapFailed: 'नक्शा नहीं खुल सका। आप पते या रास्ते की जानकारी से काम ले सकते हैं।',
  directions: 'रास्ता देखिए',
  zoomIn: 'बड़ा कीजिए',
  zoomOut: 'छोटा कीजिए',
  call: '{name} को फ़ोन कीजिए',
  costFor: 'किसके लिए',
  cost: 'शुल्क',
  play: '{title}: देखिए',
  listen: 'पॉडकास्ट सुनिए',
  story: (name) => `${name} अपनी कहानी बताते हैं`,
  moreDates: 'और तिथियाँ',
  registerNow: 'अभी पंजीकरण कीजिए',
  opensSoon: 'पंजीकरण जल्द शुरू होगा',
}
