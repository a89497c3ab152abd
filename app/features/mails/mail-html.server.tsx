import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isWrittenIn } from '#app/ui/text/language-of.tsx'
import type { Language } from '#domain/language.ts'
import { unbroken } from '#domain/unbroken.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import { TICKET_WORDS } from '#words/private.ts'
import {
  GLASS,
  type MailBody,
  type MailLink,
  type Sender,
  ticketPicture,
} from '#workflows/mail/mail.ts'
import { wrapLine } from '#workflows/mail/to-text.ts'
import { LetterText } from './letter-text.tsx'

export function mailToHtml(body: MailBody, sender: Sender): string {
  const html = renderToStaticMarkup(<MailDocument body={body} sender={sender} />)
  // React asks browsers to load pictures early. A mail brings them along.
  const plain = html.replaceAll(/<link rel="preload" as="image" href="cid:[\w@-]{1,40}"\/>/g, '')
  return `<!doctype html>\n${inLines(plain)}\n`
}

/** SMTP limits the length of a line (RFC 5321, 4.5.3.1.6), so lines are broken where white space means nothing. */
function inLines(html: string): string {
  return html.replaceAll(/<\/(?!a>|span>|html>)\w+>|<br\/>/g, '$&\n').replaceAll(' <a ', '\n<a ')
}

type Mail = { body: MailBody; sender: Sender }

/** Mail programs support little CSS: one column, inline styles, no external resources. */
function MailDocument({ body, sender }: Mail) {
  const { language, subject, heading, greeting, paragraphs, people, action, links, closing } = body
  const type = TYPE[language]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK + NARROW}</style>
        <title>{subject}</title>
      </head>
      <body className="paper" style={{ margin: 0, background: PAPER, color: INK, font: type.text }}>
        <div style={{ maxWidth: 560, margin: '0 auto', padding: '24px 20px', ...BREAKS }}>
          <p className="link" style={{ ...SPACED, fontWeight: 600, color: JACARANDA }}>
            {sender.name}
          </p>
          <img src={`cid:${GLASS}`} alt="" width={560} height={56} style={BAND} />
          <div className="card" style={CARD}>
            <h1 style={{ ...SPACED, font: type.heading }} lang={langOf(body)}>
              {heading}
            </h1>
            <Paragraphs texts={greeting ? [greeting, ...paragraphs] : paragraphs} />
            <LetterText
              text={body.letter ?? ''}
              style={SPACED}
              lang={langOf(body)}
              showLink={(href) => <Link key={href} label={href} href={href} />}
              showWords={wrapLine}
            />
            {action && (
              <p style={{ margin: '24px 0' }}>
                <a className="button" href={action.href} style={BUTTON}>
                  {action.label}
                </a>
              </p>
            )}
            <FactTable body={body} />
            {people && (
              <>
                <Subheading language={language} text={people.heading} />
                <ul style={{ ...SPACED, paddingLeft: 20 }}>
                  {people.names.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </>
            )}
            <TicketList body={body} />
            {links?.map((link) => (
              <p key={link.href} style={SPACED}>
                <Link {...link} />
              </p>
            ))}
            <Paragraphs texts={closing} />
          </div>
          <Footer body={body} sender={sender} />
        </div>
      </body>
    </html>
  )
}

const PAPER = '#fbf8f3'
const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'
const SPACED = { margin: '0 0 16px' }
const CARD = { background: '#ffffff', borderRadius: '0 0 12px 12px', padding: '24px 20px' }
const BAND: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: '12px 12px 0 0',
}
const BUTTON: CSSProperties = {
  display: 'inline-block',
  background: JACARANDA,
  color: '#ffffff',
  padding: '13px 22px',
  borderRadius: 999,
  textDecoration: 'none',
  fontWeight: 600,
}
/** Only classes with `!important` override inline styles, which mail programs without this keep. */
const DARK = `
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
.paper { background: #17122a !important; color: #f4efe6 !important }
.card { background: #241c3f !important }
.soft { color: #c9c0dd !important }
.line { border-color: #4d4463 !important }
.link { color: #c9b6ff !important }
.button { background: #c9b6ff !important; color: #17122a !important }
}
`
/** On a phone a value stands below its label: beside it, numbers and dates would be broken. */
const NARROW = `@media (max-width: 480px) {
.facts td { display: block; width: auto !important; overflow-wrap: anywhere !important }
.facts td + td { border: 0 !important; padding-top: 0 !important }
.facts td:first-child { padding-bottom: 0 !important }
}
`
/** Long names and addresses must not make a phone scroll sideways. Some programs know only one of the two. */
const BREAKS: CSSProperties = {
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
  textWrap: 'pretty',
}
const LATIN = "-apple-system,'Segoe UI',Roboto,'Noto Sans'"

type Typesetting = Record<'text' | 'heading' | 'subheading', string>

/** The scripts of India need higher lines, and a face that has them: mail brings none along. */
const TYPE: Record<Language, Typesetting> = {
  en: {
    text: `16px/1.55 ${LATIN},sans-serif`,
    heading: '600 24px/1.25 Georgia,serif',
    subheading: '600 18px/1.3 Georgia,serif',
  },
  ta: indian("'Noto Sans Tamil','Tamil Sangam MN','Nirmala UI',Latha"),
  kn: indian("'Noto Sans Kannada','Kannada Sangam MN','Nirmala UI',Tunga"),
  hi: indian("'Noto Sans Devanagari','Kohinoor Devanagari','Nirmala UI',Mangal"),
}

function indian(faces: string): Typesetting {
  const face = `${LATIN},${faces},sans-serif`
  return {
    text: `16px/1.75 ${face}`,
    heading: `600 24px/1.5 ${face}`,
    subheading: `600 18px/1.5 ${face}`,
  }
}

/** What the office wrote is marked where it is not in the language of the mail around it. */
function langOf({ language, letter }: MailBody): Language | undefined {
  const isOwn = language === 'en' || letter === undefined || isWrittenIn(language, letter)
  return isOwn ? undefined : 'en'
}

/** A letter of India has three bytes, so that a long paragraph would be too long for one line. */
function Paragraphs({ texts = [] }: { texts?: string[] | undefined }) {
  return texts.map((text) => (
    <p key={text} style={SPACED}>
      {Buffer.byteLength(text) > LONGEST_LINE ? wrapLine(text) : unbroken(text)}
    </p>
  ))
}

const LONGEST_LINE = 800

function FactTable({ body: { language, facts = [] } }: { body: MailBody }) {
  if (facts.length === 0) return undefined
  // Counts need little room, and what is counted needs much.
  const areCounts = facts.every(([, value]) => value.length <= 4)
  const width = areCounts ? '80%' : '40%'
  const cell = { padding: '8px 0', borderTop: '1px solid #dcd4c8', verticalAlign: 'top' }
  const label: CSSProperties = { ...cell, color: SOFT, width, paddingRight: 12 }
  // Long words of India would break between signs that belong together.
  const whole = language === 'en' ? {} : WHOLE
  return (
    <table
      className={areCounts ? undefined : 'facts'}
      role="presentation"
      style={{ ...SPACED, width: '100%', borderCollapse: 'collapse' }}
    >
      <tbody>
        {facts.map(([name, value]) => (
          <tr key={name + value}>
            <td className="line soft" style={{ ...label, ...whole }}>
              {name}
            </td>
            <td className="line" style={{ ...cell, fontWeight: 600 }}>
              {unbroken(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const WHOLE: CSSProperties = { overflowWrap: 'normal', wordBreak: 'normal' }

function TicketList({ body: { language, tickets = [] } }: { body: MailBody }) {
  if (tickets.length === 0) return undefined
  const words = FRAME_WORDS[language]
  return (
    <>
      <Subheading language={language} text={TICKET_WORDS[language].heading(tickets.length)} />
      {tickets.map(({ name, code }, index) => (
        <p key={code} style={TICKET}>
          {name}
          <br />
          <img
            src={`cid:${ticketPicture(index)}`}
            alt={TICKET_WORDS[language].qr(name)}
            width={180}
            height={180}
            style={{ maxWidth: '100%' }}
          />
          <br />
          <span style={{ font: '600 14px/1.4 ui-monospace,Menlo,Consolas,monospace' }}>{code}</span>
        </p>
      ))}
      <Paragraphs texts={[words.ticketsAttached]} />
    </>
  )
}

const TICKET: CSSProperties = {
  display: 'inline-block',
  width: '48%',
  minWidth: 220,
  margin: '0 0 16px',
  verticalAlign: 'top',
}

function Subheading({ language, text }: { language: Language; text: string }) {
  return <h2 style={{ margin: '0 0 8px', font: TYPE[language].subheading }}>{text}</h2>
}

function Link({ label, href }: MailLink) {
  return (
    <a className="link" href={href} style={{ color: JACARANDA }}>
      {label}
    </a>
  )
}

function Footer({ body: { language, reason, unsubscribe }, sender }: Mail) {
  const small = { fontSize: 14, color: SOFT }
  return (
    <>
      <p className="soft" style={{ margin: '20px 0 0', ...small }}>
        {sender.name}
        <br />
        {sender.address}
        <br />
        {sender.phone} · {sender.email}
      </p>
      {reason && (
        <p className="soft" style={{ margin: '12px 0 0', ...small }}>
          {reason}
          {unsubscribe && (
            <>
              <br />
              <Link label={FRAME_WORDS[language].stopReminders} href={unsubscribe} />
            </>
          )}
        </p>
      )}
    </>
  )
}
