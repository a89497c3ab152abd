import type { PriceWords } from './en.ts'

export const ta: PriceWords = {
  adult: '12 வயதும் அதற்கு மேலும்',
  child: '6 முதல் 11 வயது வரை',
  small: '5 வயது வரை',
  free: 'கட்டணம் இல்லை',
  part: 'முன்பணம், 6 வயதும் அதற்கு மேலும்',
  restAtVenue:
    'முன்பதிவுத் தொகை. மீதித் தொகையையும், முழுத் தொகையைத் தேர்ந்தெடுத்தால் அதையும், நடைபெறும் இடத்தில் செலுத்துவீர்கள்',
  restLater: 'முன்பதிவுத் தொகை. மீதித் தொகையைப் பின்னர் செலுத்துவீர்கள்',
  withBeds: (usual, residential) => `${usual}, தங்கும் வசதியுடன் ${residential}`,
}
