import type { en } from './en.ts'

export const ta: typeof en = {
  description: 'அச்சிடக்கூடிய ரசீது.',
  givenBack: 'இந்தப் பணம் திருப்பித் தரப்பட்டது. இந்த ரசீது உங்கள் பதிவேட்டிற்காக மட்டுமே.',
  void: 'செல்லாது',
  madeVoid: (number) => `${number} எண் ரசீதை எங்கள் அலுவலகம் ரத்து செய்துவிட்டது; அது இனி செல்லாது.`,
  tookItsPlace: (successor) => `அதற்குப் பதிலாக ${successor} எண் ரசீது உள்ளது.`,
  back: 'திரும்புங்கள்',
}
