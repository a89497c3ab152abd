import type { en } from './en.ts'

export const ta: typeof en = {
  skip: 'உள்ளடக்கத்திற்குச் செல்லுங்கள்',
  main: 'முதன்மைப் பட்டியல்',
  menu: 'பட்டியல்',
  close: 'மூடுங்கள்',
  languages: 'மொழிகள்',
  footer: 'அடிப்பகுதி',
  followUs: 'எங்களைப் பின்தொடருங்கள்',
  onTheMap: 'வரைபடத்தில் பாருங்கள்',
  disclaimer: 'பொறுப்புத் துறப்பு',
  openDisclaimer: 'பொறுப்புத் துறப்பு',
  loading: 'ஏற்றப்படுகிறது',
  ownPage: 'தனிப் பக்கத்தில் படியுங்கள்',
  refused: (title) => `பிழை: ${title}`,
  notTranslated: 'இந்தப் பக்கம் இன்னும் தமிழில் இல்லை. ஆங்கிலத்தில் காட்டப்படுகிறது.',
}
