import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type PrintJob, printTexts } from '#app/pdf/print-texts.server.ts'
import { LABEL_WORDS } from '#words/mail.ts'
import { LETTER_WORDS } from '#words/private.ts'
import type { LetterPage } from '#workflows/letters/letters.ts'

/** On one sheet, in the largest letters that fit; a letter too long even for the smallest takes more. */
export async function makeLetterPdf(page: LetterPage): Promise<Uint8Array<ArrayBuffer>> {
  const { language, letter } = page
  const { questions, page: pageWords, ...words } = LETTER_WORDS[language]
  const title = `${words.kind}: ${letter.title}`
  const about = { title, author: page.church.name, language }
  const inWords = {
    page,
    words: {
      ...words,
      where: LABEL_WORDS[language].where,
      questions: questions(letter.contact.name),
      // In parts, because only the library knows the numbers between them.
      foot: `${letter.title}${pageWords}`.split(/\{\w+\}/),
    },
  }
  return printTexts(inWords, async ({ texts, fonts }: PrintJob<typeof inWords>) => {
    const isLatin = language === 'en'
    const render = (scale: number) =>
      renderToBuffer(
        LetterDocument({ about, ...texts, styles: letterStyles({ scale, fonts, isLatin }) }),
      )
    for (const scale of SCALES) {
      const pdf = await render(scale)
      if (pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length === 1) return pdf
    }
    return render(1)
  })
}

/** The smallest sets the text in 8.4 points, which can still be read. */
const SCALES = [1, 0.95, 0.9, 0.85, 0.8]

function LetterDocument(props: {
  about: { title: string; author: string; language: string }
  page: LetterPage
  words: Record<'kind' | 'where' | 'bring' | 'timetable' | 'notes' | 'questions', string> & {
    foot: readonly string[]
  }
  styles: LetterStyles
}) {
  const { about, page, words, styles } = props
  const { letter, church, dates, venue } = page
  const { contact } = letter
  const [title, of, end] = words.foot
  return (
    <Document {...about}>
      <Page size="A4" style={styles.page}>
        <View style={styles.letter}>
          <View>
            <Text style={styles.church}>{church.name}</Text>
            <Text style={styles.address}>{church.address}</Text>
            <Text style={styles.kind}>{words.kind}</Text>
            <Text style={styles.title}>{letter.title}</Text>
            <Text style={styles.dates}>
              {dates}, {venue}
            </Text>
            <Text style={styles.paragraph}>{letter.greeting}</Text>
            {letter.paragraphs.map((paragraph) => (
              <Text key={paragraph} style={styles.paragraph}>
                {paragraph}
              </Text>
            ))}
          </View>
          <View style={styles.columns}>
            <View style={styles.column}>
              <View>
                <Text style={styles.heading}>{words.where}</Text>
                <Text>{letter.venue.name}</Text>
                <Text style={styles.paragraph}>{letter.venue.address}</Text>
                <Bullets lines={letter.venue.gettingThere} styles={styles} />
              </View>
              <Text style={styles.heading}>{words.bring}</Text>
              <Bullets lines={letter.bring} styles={styles} />
            </View>
            <View style={styles.column}>
              <Text style={styles.heading}>{words.timetable}</Text>
              {letter.timetable.map(({ day, entries }) => (
                <View key={day} wrap={false}>
                  <Text style={styles.day}>{day}</Text>
                  {entries.map(({ time, what }) => (
                    <View key={time} style={styles.entry}>
                      <Text style={styles.time}>{time}</Text>
                      <Text style={styles.rest}>{what}</Text>
                    </View>
                  ))}
                </View>
              ))}
            </View>
          </View>
          <Text style={styles.heading}>{words.notes}</Text>
          <Bullets lines={letter.notes} styles={styles} />
          <View style={styles.contact} wrap={false}>
            <Text style={styles.day}>{words.questions}</Text>
            <Text>
              {contact.phone} · {contact.email}
            </Text>
            <Text>{contact.hours}</Text>
          </View>
        </View>
        <View style={styles.foot} fixed>
          <Text
            render={({ pageNumber, totalPages }) =>
              [title, pageNumber, of, totalPages, end].join('')
            }
          />
        </View>
      </Page>
    </Document>
  )
}

function Bullets({ lines, styles }: { lines: readonly string[]; styles: LetterStyles }) {
  return lines.map((line) => (
    <View key={line} style={styles.bullet} wrap={false}>
      <Text>•</Text>
      <Text style={styles.rest}>{line}</Text>
    </View>
  ))
}

const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'

type LetterStyles = ReturnType<typeof letterStyles>

function letterStyles(type: {
  scale: number
  fonts: (builtIn: string) => string[]
  /** The scripts of India are not spaced, and their words for the time of day are longer. */
  isLatin: boolean
}) {
  const { scale, fonts, isLatin } = type
  const pt = (points: number) => points * scale
  return StyleSheet.create({
    // Not on the page element: the renderer lays out the page number twice, and the line height would
    // be applied each time. With its own font size, or lines would have the height of the renderer's
    // larger default.
    letter: { fontSize: pt(10.5), lineHeight: 1.45 },
    page: {
      padding: '18mm 20mm',
      fontFamily: fonts('Helvetica'),
      fontSize: pt(10.5),
      color: INK,
    },
    church: { fontFamily: fonts('Helvetica-Bold'), fontSize: pt(11), color: JACARANDA },
    address: { fontSize: pt(9), color: SOFT, marginBottom: pt(18) },
    kind: {
      fontSize: pt(9),
      color: SOFT,
      ...(isLatin && { textTransform: 'uppercase', letterSpacing: 1 }),
    },
    title: {
      fontFamily: fonts('Fraunces'),
      fontSize: pt(22),
      lineHeight: 1.2,
      marginBottom: pt(4),
    },
    dates: { fontSize: pt(12), marginBottom: pt(14) },
    columns: { flexDirection: 'row', gap: 20 },
    column: { flex: 1 },
    heading: {
      fontFamily: fonts('Fraunces'),
      fontSize: pt(14),
      marginTop: pt(12),
      marginBottom: pt(4),
    },
    paragraph: { marginBottom: pt(6) },
    bullet: { flexDirection: 'row', gap: 6, marginBottom: pt(2) },
    rest: { flex: 1 },
    day: { fontFamily: fonts('Helvetica-Bold'), marginTop: pt(4), marginBottom: pt(2) },
    entry: { flexDirection: 'row', borderTop: `0.5pt solid #dcd4c8`, paddingVertical: pt(2.5) },
    time: { width: pt(isLatin ? 60 : 96), color: SOFT },
    contact: { marginTop: pt(14), padding: pt(10), backgroundColor: '#ece6f8', borderRadius: 6 },
    foot: { position: 'absolute', bottom: 26, left: 57, right: 57, fontSize: 8, color: SOFT },
  })
}
