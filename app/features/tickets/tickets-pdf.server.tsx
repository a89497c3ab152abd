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
import { type Printed, printTexts } from '#app/pdf/print-texts.server.ts'
import { qrPath } from '#app/ui/qr-path.server.ts'
import { movedWords } from '#words/event-words.ts'
import { VISIT_WORDS } from '#words/mail.ts'
import { LETTER_WORDS, TICKET_WORDS } from '#words/private.ts'
import type { SheetTicket, TicketSheet } from '#workflows/records/tickets/read-tickets.ts'

/** Tickets to print, three on a sheet. */
export function makeTicketsPdf(sheet: TicketSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = sheet
  const title = TICKET_WORDS[language].sheet(sheet.event.name)
  return printTexts(withWords(sheet), ({ texts, fonts }) => {
    const styles = ticketStyles(fonts, language === 'en')
    return renderToBuffer(
      <Document title={title} author={sheet.church.name} language={language}>
        <Page size="A4" style={styles.page}>
          {texts.tickets.map((ticket) => (
            <Ticket key={ticket.code} sheet={texts} ticket={ticket} styles={styles} />
          ))}
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
      <View style={styles.words}>
        <Text style={styles.church}>{church.name}</Text>
        <Text style={styles.event}>{event.name}</Text>
        <Text>{[event.dates, event.venue].filter(Boolean).join(', ')}</Text>
        {words.moved && <Text style={styles.note}>{words.moved}</Text>}
        <Text style={styles.name}>{name}</Text>
        <Text style={styles.code}>{code}</Text>
        {room && <Text>{room}</Text>}
        <Text style={styles.note}>{words.show}</Text>
        <Text style={styles.note}>{words.questions}</Text>
      </View>
      <Svg viewBox={`0 0 ${qr.size} ${qr.size}`} style={styles.qr}>
        <Path d={qr.path} fill="#000000" />
      </Svg>
    </View>
  )
}

const INK = '#221a35'
const SOFT = '#4d4463'

/** The scripts of India are taller and wider: set smaller, three tickets fit on a sheet too. */
function ticketStyles(fonts: Printed<SheetInWords>['fonts'], isLatin: boolean) {
  const [title, holder, space] = isLatin ? [20, 15, 14] : [15, 13, 6]
  return StyleSheet.create({
    page: { padding: '16mm', fontFamily: fonts('Helvetica'), fontSize: 11, color: INK },
    ticket: {
      flexDirection: 'row',
      gap: 16,
      padding: 16,
      marginBottom: 20,
      border: `1pt solid ${SOFT}`,
      borderRadius: 10,
    },
    words: { flex: 1, gap: 4 },
    church: { fontFamily: fonts('Helvetica-Bold'), color: '#5b3fa0' },
    event: { fontFamily: fonts('Times-Bold'), fontSize: title },
    name: { fontFamily: fonts('Helvetica-Bold'), fontSize: holder, marginTop: space },
    code: { fontFamily: fonts('Courier-Bold'), fontSize: 12, marginBottom: space },
    note: { fontSize: 9, color: SOFT },
    link: { color: '#5b3fa0' },
    qr: { width: '62mm', height: '62mm' },
  })
}
