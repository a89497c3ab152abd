import type { AttendeeWords } from './en.ts'

export const hi: AttendeeWords = {
  state: {
    cancelled: 'आपका पंजीकरण रद्द हो गया है, इसलिए उसका प्रवेश टिकट अब मान्य नहीं है।',
    unpaid: 'आपकी जगहों का भुगतान अभी नहीं हुआ है, इसलिए कोई मान्य प्रवेश टिकट नहीं है।',
  },
  data: 'आपकी जानकारी',
  name: 'नाम',
}
