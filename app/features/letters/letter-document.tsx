import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { LetterWords } from '#words/private/en.ts'
import type { LetterPage } from '#workflows/letters/letters.ts'
import type { LetterStyles } from './letter-styles.ts'

type Words = Omit<LetterWords, 'questions' | 'page'> & {
  questions: string
  /** What stands around the number of the page and the number of all pages. */
  foot: readonly string[]
}

/** The General Information Letter as a PDF document. */
export function LetterDocument(props: {
  /** What the document says about itself. */
  about: { title: string; author: string; language: string }
  page: LetterPage
  words: Words
  styles: LetterStyles
}) {
  const { about, page, words, styles } = props
  const { letter } = page
  return (
    <Document {...about}>
      <Page size="A4" style={styles.page}>
        <View style={styles.letter}>
          <Head page={page} kind={words.kind} styles={styles} />
          <View style={styles.columns}>
            <View style={styles.column}>
              <Where venue={letter.venue} heading={words.where} styles={styles} />
              <Text style={styles.heading}>{words.bring}</Text>
              <Bullets lines={letter.bring} styles={styles} />
            </View>
            <View style={styles.column}>
              <Text style={styles.heading}>{words.timetable}</Text>
              {letter.timetable.map((day) => (
                <Day key={day.day} day={day} styles={styles} />
              ))}
            </View>
          </View>
          <Text style={styles.heading}>{words.notes}</Text>
          <Bullets lines={letter.notes} styles={styles} />
          <Contact contact={letter.contact} questions={words.questions} styles={styles} />
        </View>
        <Foot parts={words.foot} styles={styles} />
      </Page>
    </Document>
  )
}

type Styled = { styles: LetterStyles }

function Head({ page, kind, styles }: Styled & { page: LetterPage; kind: string }) {
  const { letter, church, dates, venue } = page
  return (
    <View>
      <Text style={styles.church}>{church.name}</Text>
      <Text style={styles.address}>{church.address}</Text>
      <Text style={styles.kind}>{kind}</Text>
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
  )
}

function Where(props: Styled & Pick<LetterPage['letter'], 'venue'> & { heading: string }) {
  const { venue, heading, styles } = props
  return (
    <View>
      <Text style={styles.heading}>{heading}</Text>
      <Text>{venue.name}</Text>
      <Text style={styles.paragraph}>{venue.address}</Text>
      <Bullets lines={venue.gettingThere} styles={styles} />
    </View>
  )
}

function Bullets({ lines, styles }: Styled & { lines: readonly string[] }) {
  return lines.map((line) => (
    <View key={line} style={styles.bullet} wrap={false}>
      <Text>•</Text>
      <Text style={styles.rest}>{line}</Text>
    </View>
  ))
}

function Day({ day, styles }: Styled & { day: LetterPage['letter']['timetable'][number] }) {
  return (
    <View wrap={false}>
      <Text style={styles.day}>{day.day}</Text>
      {day.entries.map(({ time, what }) => (
        <View key={time} style={styles.entry}>
          <Text style={styles.time}>{time}</Text>
          <Text style={styles.rest}>{what}</Text>
        </View>
      ))}
    </View>
  )
}

function Contact(props: Styled & Pick<LetterPage['letter'], 'contact'> & { questions: string }) {
  const { contact, questions, styles } = props
  return (
    <View style={styles.contact} wrap={false}>
      <Text style={styles.day}>{questions}</Text>
      <Text>
        {contact.phone} · {contact.email}
      </Text>
      <Text>{contact.hours}</Text>
    </View>
  )
}

function Foot({ parts, styles }: Styled & { parts: readonly string[] }) {
  const [title, of, end] = parts
  return (
    <View style={styles.foot} fixed>
      <Text
        render={({ pageNumber, totalPages }) => [title, pageNumber, of, totalPages, end].join('')}
      />
    </View>
  )
}
