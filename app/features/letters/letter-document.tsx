import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { LetterPage } from '#workflows/letters/read-letter.ts'

const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'

const styles = StyleSheet.create({
  // Not on the page element: the renderer lays out the page number twice, and the line height would be
  // applied each time. With its own font size, or lines would have the height of the renderer's larger
  // default.
  letter: { fontSize: 10.5, lineHeight: 1.45 },
  page: {
    padding: '18mm 20mm',
    fontFamily: 'Helvetica',
    fontSize: 10.5,
    color: INK,
  },
  church: { fontFamily: 'Helvetica-Bold', fontSize: 11, color: JACARANDA },
  address: { fontSize: 9, color: SOFT, marginBottom: 18 },
  kind: { fontSize: 9, color: SOFT, textTransform: 'uppercase', letterSpacing: 1 },
  title: { fontFamily: 'Times-Bold', fontSize: 22, lineHeight: 1.2, marginBottom: 4 },
  dates: { fontSize: 12, marginBottom: 14 },
  heading: { fontFamily: 'Times-Bold', fontSize: 14, marginTop: 12, marginBottom: 4 },
  paragraph: { marginBottom: 6 },
  bullet: { flexDirection: 'row', gap: 6, marginBottom: 2 },
  bulletText: { flex: 1 },
  day: { fontFamily: 'Helvetica-Bold', marginTop: 4, marginBottom: 2 },
  entry: { flexDirection: 'row', borderTop: `0.5pt solid #dcd4c8`, paddingVertical: 2.5 },
  time: { width: 70, color: SOFT },
  contact: { marginTop: 14, padding: 10, backgroundColor: '#ece6f8', borderRadius: 6 },
  foot: { position: 'absolute', bottom: 26, left: 57, right: 57, fontSize: 8, color: SOFT },
})

/** The General Information Letter as a PDF document. */
export function LetterDocument(page: LetterPage) {
  const { letter, church } = page
  return (
    <Document
      title={`General Information Letter: ${letter.title}`}
      author={church.name}
      language="en"
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.letter}>
          <Head {...page} />
          <Where venue={letter.venue} />
          <Text style={styles.heading}>What to bring</Text>
          <Bullets lines={letter.bring} />
          <Text style={styles.heading}>Timetable</Text>
          {letter.timetable.map((day) => (
            <Day key={day.day} {...day} />
          ))}
          <Text style={styles.heading}>Good to know</Text>
          <Bullets lines={letter.notes} />
          <Contact contact={letter.contact} />
        </View>
        <Foot title={letter.title} />
      </Page>
    </Document>
  )
}

function Head({ letter, church, dates, venue }: LetterPage) {
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

function Where({ venue }: Pick<LetterPage['letter'], 'venue'>) {
  return (
    <View>
      <Text style={styles.heading}>Where</Text>
      <Text>{venue.name}</Text>
      <Text style={styles.paragraph}>{venue.address}</Text>
      <Bullets lines={venue.gettingThere} />
    </View>
  )
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <View key={line} style={styles.bullet} wrap={false}>
      <Text>•</Text>
      <Text style={styles.bulletText}>{line}</Text>
    </View>
  ))
}

function Day({ day, entries }: LetterPage['letter']['timetable'][number]) {
  return (
    <View wrap={false}>
      <Text style={styles.day}>{day}</Text>
      {entries.map(({ time, what }) => (
        <View key={time} style={styles.entry}>
          <Text style={styles.time}>{time}</Text>
          <Text>{what}</Text>
        </View>
      ))}
    </View>
  )
}

function Contact({ contact }: Pick<LetterPage['letter'], 'contact'>) {
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

function Foot({ title }: { title: string }) {
  return (
    <View style={styles.foot} fixed>
      <Text
        render={({ pageNumber, totalPages }) => `${title}, page ${pageNumber} of ${totalPages}`}
      />
    </View>
  )
}
