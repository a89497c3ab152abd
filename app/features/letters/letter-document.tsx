import { Document, Page, Text, View } from '@react-pdf/renderer'
import type { LetterPage } from '#workflows/letters/read-letter.ts'
import type { LetterStyles } from './letter-styles.ts'

type LetterDocumentProps = {
  /** What the document says about itself. */
  about: { title: string; author: string }
  page: LetterPage
  styles: LetterStyles
}

/** The General Information Letter as a PDF document. */
export function LetterDocument({ about, page, styles }: LetterDocumentProps) {
  const { letter } = page
  return (
    <Document title={about.title} author={about.author} language="en">
      <Page size="A4" style={styles.page}>
        <View style={styles.letter}>
          <Head page={page} styles={styles} />
          <View style={styles.columns}>
            <View style={styles.column}>
              <Where venue={letter.venue} styles={styles} />
              <Text style={styles.heading}>What to bring</Text>
              <Bullets lines={letter.bring} styles={styles} />
            </View>
            <View style={styles.column}>
              <Text style={styles.heading}>Timetable</Text>
              {letter.timetable.map((day) => (
                <Day key={day.day} day={day} styles={styles} />
              ))}
            </View>
          </View>
          <Text style={styles.heading}>Good to know</Text>
          <Bullets lines={letter.notes} styles={styles} />
          <Contact contact={letter.contact} styles={styles} />
        </View>
        <Foot title={letter.title} styles={styles} />
      </Page>
    </Document>
  )
}

type Styled = { styles: LetterStyles }

function Head({ page, styles }: Styled & { page: LetterPage }) {
  const { letter, church, dates, venue } = page
  return (
    <View>
      <Text style={styles.church}>{church.name}</Text>
      <Text style={styles.address}>{church.address}</Text>
      <Text style={styles.kind}>General Information Letter</Text>
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

function Where({ venue, styles }: Styled & Pick<LetterPage['letter'], 'venue'>) {
  return (
    <View>
      <Text style={styles.heading}>Where</Text>
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

function Contact({ contact, styles }: Styled & Pick<LetterPage['letter'], 'contact'>) {
  return (
    <View style={styles.contact} wrap={false}>
      <Text style={styles.day}>Questions? {contact.name}</Text>
      <Text>
        {contact.phone} · {contact.email}
      </Text>
      <Text>{contact.hours}</Text>
    </View>
  )
}

function Foot({ title, styles }: Styled & { title: string }) {
  return (
    <View style={styles.foot} fixed>
      <Text
        render={({ pageNumber, totalPages }) => `${title}, page ${pageNumber} of ${totalPages}`}
      />
    </View>
  )
}
