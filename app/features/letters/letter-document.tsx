import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { LetterPage } from './read-letter.server.ts'

const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'

const styles = StyleSheet.create({
  page: {
    padding: '18mm 20mm',
    fontFamily: 'Helvetica',
    fontSize: 10.5,
    lineHeight: 1.45,
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
  foot: {
    position: 'absolute',
    bottom: '9mm',
    left: '20mm',
    right: '20mm',
    fontSize: 8,
    color: SOFT,
  },
})

/** The General Information Letter on paper. */
export function LetterDocument({ letter, church, dates, venue }: LetterPage) {
  return (
    <Document
      title={`General Information Letter: ${letter.title}`}
      author={church.name}
      language="en"
    >
      <Page size="A4" style={styles.page}>
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
        <Text style={styles.heading}>Where</Text>
        <Text>{letter.venue.name}</Text>
        <Text style={styles.paragraph}>{letter.venue.address}</Text>
        <Bullets lines={letter.venue.gettingThere} />
        <Text style={styles.heading}>What to bring</Text>
        <Bullets lines={letter.bring} />
        <Text style={styles.heading}>Timetable</Text>
        {letter.timetable.map((day) => (
          <Day key={day.day} {...day} />
        ))}
        <Text style={styles.heading}>Good to know</Text>
        <Bullets lines={letter.notes} />
        <View style={styles.contact} wrap={false}>
          <Text style={styles.day}>Questions? {letter.contact.name}</Text>
          <Text>
            {letter.contact.phone} · {letter.contact.email}
          </Text>
          <Text>{letter.contact.hours}</Text>
        </View>
        <Text
          style={styles.foot}
          fixed
          render={({ pageNumber, totalPages }) =>
            `${letter.title}, page ${pageNumber} of ${totalPages}`
          }
        />
      </Page>
    </Document>
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
