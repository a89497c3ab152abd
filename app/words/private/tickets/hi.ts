import type { en } from './en.ts'

export const hi: typeof en = {
  heading: (count) => (count === 1 ? 'आपका प्रवेश टिकट' : 'प्रवेश टिकट'),
  show: (count) =>
    count === 1 ? 'कृपया प्रवेश द्वार पर यह कोड दिखाइए।' : 'कृपया प्रवेश द्वार पर हर कोड दिखाइए।',
  offline: 'एक बार खोल लेने के बाद यह पेज बिना इंटरनेट के भी खुलता है।',
  pdf: () => 'छापने के लिए प्रवेश टिकट (PDF)',
  qr: (name) => `${name}: प्रवेश टिकट का QR कोड`,
  room: (room) => `कमरा: ${room}`,
  share: (name) => `${name}: प्रवेश टिकट शेयर कीजिए`,
  shareAll: 'प्रवेश टिकट शेयर कीजिए',
  several: (count) => `${count} प्रवेश टिकट`,
}
