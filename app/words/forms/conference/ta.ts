import type { en } from './en.ts'

export const ta: typeof en = {
  over: (lastDay) => `இந்த மாநாடு ${lastDay} அன்று முடிந்துவிட்டது`,
  wasOver: (lastDay) => `இந்த மாநாடு ${lastDay} அன்று முடிந்துவிட்டது.`,
  movedFrom: (dates) => `முன்பு அறிவித்த ${dates} என்பதிலிருந்து மாற்றப்பட்டது.`,
}
