import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { LetterPage } from '#workflows/letters/letters.ts'
import type { LetterStyles } from './letter-styles.ts'

/** The General Information Letter as a PDF document. */
export function LetterDocument(props: {
  /** What the document says about itself. */
  about: { title: string; author: string; language: string }
  page: LetterPage
  words: Record<'kind' | 'where' | 'bring' | 'timetable' | 'notes' | 'questions', string> & {
    /** What stands around the number of the page and the number of all pages. */
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
