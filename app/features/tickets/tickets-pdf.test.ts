import { expect, test } from 'vitest'
import { heldIn } from '#domain/conferences/conference.ts'
import { TRANSLATED_LANGUAGES } from '#domain/language.ts'
import { textOfPdf } from '#tests/support/pdf/text-of-pdf.ts'
import { LETTER_WORDS, TICKET_WORDS } from '#words/private.ts'
import { makeTicketsPdf } from './tickets-pdf.server.tsx'

function sheetFor(...names: string[]) {
  return {
    language: 'en' as const,
    church: { name: 'Hillside Fellowship', phone: '+91 821 000 1100' },
    event: { name: 'இறைவனோடு சந்திப்பு', dates: 'Dec 12 to 13', venue: 'ಮೈಸೂರು', movedFrom: 'Dec 5' },
    tickets: names.map((name, index) => ({
      name,
      code: `ABCD-EFG${index}`,
      address: `https://church.test/t/ABCDEFG${index}`,
      room: 'கிருபை இல்லம் 12',
      page: `https://church.test/my/token-${index}`,
    })),
    page: 'https://church.test/my/token',
  }
}

const SIX = [
  ...['மீனாட்சி ராமகிருஷ்ணன்', 'ಲಕ್ಷ್ಮಿ ಕೃಷ್ಣಮೂರ್ತಿ', 'प्रिया विश्वनाथन'],
  ...['Lakshmi Narayanan', 'Bartholomew Christopherson', 'சௌந்தரராஜன்'],
]

test('a name that no font has is left out, its code is not', async () => {
  const text = textOfPdf(await makeTicketsPdf(sheetFor('李 伟', '')))
  expect(text).toContain('ABCD-EFG0')
  expect(text).toContain('ABCD-EFG1')
})

test.each(['Venkatasubramaniam-Krishnamurthy', 'Thiruvenkatanathapuram'])(
  'a long name gets no hyphen that it does not have: %s',
  async (surname) => {
    const text = textOfPdf(await makeTicketsPdf(sheetFor(`Lakshmi ${surname}`)))
    expect(text.replaceAll('\n', '')).toContain(surname)
    expect(text).not.toMatch(/subramani-|Thiru\S*-/)
  },
)

test.each(TRANSLATED_LANGUAGES)(
  'tickets in %s say their words as they are written, six on a sheet',
  async (language) => {
    const sheet = sheetFor(...SIX)
    const days = { first: '2026-12-12', last: '2026-12-13' }
    const dates = heldIn(language, { dates: '', days })
    const pdf = await makeTicketsPdf({ ...sheet, language, event: { ...sheet.event, dates } })
    const text = textOfPdf(pdf).replace(/\s+/g, ' ')
    const words = TICKET_WORDS[language]
    expect(text).toContain(words.showThis)
    expect(text).toContain(LETTER_WORDS[language].questions(sheet.church.phone))
    expect(text).toContain(TICKET_WORDS[language].room('கிருபை இல்லம் 12'))
    expect(text).toContain(`${dates}, ಮೈಸೂರು`)
    for (const said of [...SIX, 'இறைவனோடு சந்திப்பு']) expect(text).toContain(said)
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g),
    ).toHaveLength(1)
  },
)
