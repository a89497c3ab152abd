import type { en } from './en.ts'

export const hi: typeof en = {
  adult: '12 वर्ष और ऊपर',
  child: '6 से 11 वर्ष',
  small: '5 वर्ष तक',
  free: 'निःशुल्क',
  part: 'आंशिक भुगतान, 6 वर्ष और ऊपर',
  restAtVenue: 'अग्रिम पंजीकरण। शेष राशि, और पूरा भुगतान चुनने पर वह भी, आप आयोजन स्थल पर देंगे',
  restLater: 'अग्रिम पंजीकरण। शेष राशि आप बाद में देंगे',
  withBeds: (usual, residential) => `${usual}, आवास सहित ${residential}`,
}
