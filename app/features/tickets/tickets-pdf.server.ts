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
import { createElement } from 'react'
import { type Printed, printTexts } from '#app/pdf/print-texts.server.ts'
import { movedWords } from '#app/words/en/registrations.ts'
import type { ShownTicket, TicketSheet } from '#workflows/tickets/ticket-sheet.ts'
import { qrPath } from './qr-path.server.ts'

/**
 * Tickets to print, three on a sheet. Written without JSX, because the job that sends mail runs it from
 * its source.
 */
export function makeTicketsPdf(sheet: TicketSheet): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Tickets: ${sheet.event.name}`
  return printTexts(sheet, ({ texts, fonts }) => {
    const styles = ticketStyles(fonts)
    const page = createElement(
      Page,
      { size: 'A4', style: styles.page },
      ...texts.tickets.map((ticket) => ticketOf({ sheet: texts, ticket, styles })),
      createElement(Link, { src: sheet.page, style: styles.link }, 'See your registration'),
    )
    return renderToBuffer(
      createElement(Document, { title, author: sheet.church.name, language: 'en' }, page),
    )
  })
}

type PrintedTicket = {
  sheet: TicketSheet
  ticket: ShownTicket
  styles: ReturnType<typeof ticketStyles>
}

function ticketOf({ sheet, ticket, styles }: PrintedTicket) {
  const { church, event } = sheet
  const { name, code, address, room } = ticket
  const qr = qrPath(address)
  const moved = movedWords(event)
  return createElement(
    View,
    { key: code, style: styles.ticket, wrap: false },
    createElement(
      View,
      { style: styles.words },
      createElement(Text, { style: styles.church }, church.name),
      createElement(Text, { style: styles.event }, event.name),
      createElement(Text, {}, [event.dates, event.venue].filter(Boolean).join(', ')),
      ...(moved ? [createElement(Text, { style: styles.note }, moved)] : []),
      createElement(Text, { style: styles.name }, name),
      createElement(Text, { style: styles.code }, code),
      ...(room ? [createElement(Text, {}, `Room: ${room}`)] : []),
      createElement(Text, { style: styles.note }, 'Please show this code at the entrance.'),
      createElement(Text, { style: styles.note }, `Questions? ${church.phone}`),
    ),
    createElement(
      Svg,
      { viewBox: `0 0 ${qr.size} ${qr.size}`, style: styles.qr },
      createElement(Path, { d: qr.path, fill: '#000000' }),
    ),
  )
}

const INK = '#221a35'
const SOFT = '#4d4463'

function ticketStyles(fonts: Printed<TicketSheet>['fonts']) {
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
    event: { fontFamily: fonts('Times-Bold'), fontSize: 20 },
    name: { fontFamily: fonts('Helvetica-Bold'), fontSize: 15, marginTop: 14 },
    code: { fontFamily: fonts('Courier-Bold'), fontSize: 12, marginBottom: 14 },
    note: { fontSize: 9, color: SOFT },
    link: { color: '#5b3fa0' },
    qr: { width: '62mm', height: '62mm' },
  })
}
