import { StyleSheet } from '@react-pdf/renderer'

const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'

export type LetterStyles = ReturnType<typeof letterStyles>

/** The letter's type and rhythm, in points. A scale below 1 sets a long letter smaller and closer. */
export function letterStyles(type: {
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
      fontFamily: fonts('Times-Bold'),
      fontSize: pt(22),
      lineHeight: 1.2,
      marginBottom: pt(4),
    },
    dates: { fontSize: pt(12), marginBottom: pt(14) },
    columns: { flexDirection: 'row', gap: 20 },
    column: { flex: 1 },
    heading: {
      fontFamily: fonts('Times-Bold'),
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
