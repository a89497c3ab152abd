import type { GiftWords } from './en.ts'

export const ta: GiftWords = {
  subject: (amount) => `உங்கள் ${amount} நன்கொடைக்கு நன்றி`,
  heading: 'உங்கள் நன்கொடைக்கு நன்றி',
  dear: (giver) => `அன்புள்ள ${giver},`,
  received: 'தேவனுக்கும் உங்களுக்கும் நன்றி சொல்லி உங்கள் நன்கொடையைப் பெற்றுக்கொண்டோம். இது உங்கள் ரசீது.',
  receivedFrom: 'தந்தவர்',
  giversPan: 'தந்தவரின் PAN',
  churchsPan: 'சபையின் PAN',
  taxRegistration: '80G பிரிவின் கீழ் பதிவு',
  taxRegistered: ({ registration, from, until }) =>
    `${registration}, ${from}${until ? `, ${until} வரை செல்லும்` : ''}`,
  onOurSite: 'எங்கள் தளத்தில் இந்தப் பணம் செலுத்துதலைப் பாருங்கள்',
  byComputer: 'இந்த ரசீது கணினியால் உருவாக்கப்பட்டது; கையொப்பம் தேவையில்லை.',
  statement: {
    title: (year) => `${year} ஆண்டில் உங்கள் நன்கொடைகள்`,
    all: ({ recipient, year }) =>
      `${year} நிதியாண்டில் (ஏப்ரல் முதல் மார்ச் வரை) ${recipient} என்ற முகவரியிலிருந்து எங்களுக்கு வந்த எல்லா நன்கொடைகளின் பட்டியல் இது.`,
    thanks: 'ஒவ்வொன்றுக்கும் நன்றி.',
    receipt: (number) => `ரசீது ${number}`,
    gift: ({ amount, day, towards }) => `${amount}, ${day}, ${towards}`,
    together: 'மொத்தம்',
    byComputer: 'இந்தப் பட்டியல் கணினியால் உருவாக்கப்பட்டது; கையொப்பம் தேவையில்லை.',
  },
}
