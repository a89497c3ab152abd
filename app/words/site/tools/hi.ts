import type { en } from './en.ts'

export const hi: typeof en = {
  copy: 'कॉपी कीजिए',
  copied: 'कॉपी हो गया',
  what: (label) => `: ${label}`,
  print: 'प्रिंट कीजिए',
  share: 'साझा कीजिए',
  call: (name) => `${name} को फ़ोन कीजिए: `,
}
