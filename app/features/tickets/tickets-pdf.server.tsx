import {
  Document,
  Link,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import { type PrintJob, printTexts } from '#app/pdf/print-texts.server.ts'
import { qrPath } from '#app/ui/qr-path.ts'
import { movedWords } from '#words/event-words.ts'
import { VISIT_WORDS } from '#words/mail.ts'
import { LETTER_WORDS, TICKET_WORDS } from '#words/private.ts'
import type { SheetTicket, TicketSheet } from '#workflows/records/tickets/read-tickets.ts'

/** Tickets to print and to cut out, six on a sheet. */
export function makeTicketsPdf(sheet: TicketSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = sheet
  const title = TICKET_WORDS[language].sheet(sheet.event.name)
  return printTexts(withWords(sheet), ({ texts, fonts }) => {
    const styles = ticketStyles(fonts)
    return renderToBuffer(
      <Document title={title} author={sheet.church.name} language={language}>
        <Page size="A4" style={styles.page}>
          <View style={styles.sheet}>
            {texts.tickets.map((ticket) => (
              <Ticket key={ticket.code} sheet={texts} ticket={ticket} styles={styles} />
            ))}
          </View>
          <Text style={styles.note}>{`${texts.words.show} ${texts.words.questions}`}</Text>
          <Link src={sheet.page} style={styles.link}>
            {texts.words.see}
          </Link>
        </Page>
      </Document>,
    )
  })
}

type SheetInWords = ReturnType<typeof withWords>

/** Every text of the document, so that each can be set in its script. */
function withWords(sheet: TicketSheet) {
  const { language, church, event } = sheet
  const words = TICKET_WORDS[language]
  return {
    ...sheet,
    words: {
      moved: movedWords(language, event),
      show: words.showThis,
      questions: LETTER_WORDS[language].questions(church.phone),
      see: VISIT_WORDS[language].see,
    },
    tickets: sheet.tickets.map(({ room, ...ticket }) => ({
      ...ticket,
      room: room && words.room(room),
    })),
  }
}

function Ticket(props: {
  sheet: SheetInWords
  ticket: SheetTicket
  styles: ReturnType<typeof ticketStyles>
}) {
  const { sheet, ticket, styles } = props
  const { church, event, words } = sheet
  const { name, code, address, room } = ticket
  const qr = qrPath(address)
  return (
    <View style={styles.ticket} wrap={false}>
      <Text style={styles.church}>{church.name}</Text>
      <View style={styles.holder}>
        <Svg viewBox={`0 0 ${qr.size} ${qr.size}`} style={styles.qr}>
          <Path d={qr.path} fill="#000000" />
        </Svg>
        <View style={styles.who}>
          <Name name={name} style={styles.name} />
          <Text style={styles.code}>{code}</Text>
          {room && <Text>{room}</Text>}
        </View>
      </View>
      <Text style={styles.event}>{event.name}</Text>
      <Text>{[event.dates, event.venue].filter(Boolean).join(', ')}</Text>
      {words.moved && <Text style={styles.note}>{words.moved}</Text>}
    </View>
  )
}

/** A long name ends a line at a hyphen of its own: where the library ends one, it adds a hyphen. */
function Name({ name, style }: { name: string; style: { fontSize: number } }) {
  const lines = name.replace(LONG_WORD, (word) => word.replaceAll('-', '-\n')).split('\n')
  const longest = Math.max(...lines.flatMap((line) => line.split(' ')).map(({ length }) => length))
  const fontSize = Math.min(style.fontSize, NAME_WIDTH / longest)
  return (
    <View>
      {lines.map((line) => (
        <Text key={line} style={[style, { fontSize }]}>
          {line}
        </Text>
      ))}
    </View>
  )
}

const LONG_WORD = /\S{16,}/g

/** Points that a name has beside its code, by the width of a bold letter at 1 point. */
const NAME_WIDTH = 185

const INK = '#221a35'
const SOFT = '#4d4463'

function ticketStyles(fonts: PrintJob<SheetInWords>['fonts']) {
  return StyleSheet.create({
    page: { padding: '11mm 12mm', fontFamily: fonts('Helvetica'), fontSize: 8.5, color: INK },
    sheet: { flexDirection: 'row', flexWrap: 'wrap', gap: '4mm', marginBottom: '3mm' },
    ticket: {
      width: '91mm',
      height: '84mm',
      gap: 2,
      padding: '5mm',
      border: `1pt solid ${SOFT}`,
      borderRadius: 10,
      overflow: 'hidden',
    },
    church: { fontFamily: fonts('Helvetica-Bold'), color: '#5b3fa0' },
    event: { fontFamily: fonts('Fraunces'), fontSize: 14, maxLines: 2 },
    holder: { flexDirection: 'row', gap: 6, alignItems: 'center' },
    // Its white margin is part of the room around it.
    qr: { width: '42mm', height: '42mm', marginLeft: '-4mm' },
    who: { flex: 1, gap: 5 },
    name: { fontFamily: fonts('Helvetica-Bold'), fontSize: 12, maxLines: 4 },
    code: { fontFamily: fonts('Courier-Bold'), fontSize: 9 },
    note: { fontSize: 8, color: SOFT, marginBottom: 4 },
    link: { color: '#5b3fa0' },
  })
}
