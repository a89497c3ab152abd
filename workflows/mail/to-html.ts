import type { Language, TranslatedLanguage } from '#domain/language.ts'
import { type LetterPart, letterParagraphs } from '#domain/mail/letter.ts'
import { FRAME_WORDS } from '#words/mail.ts'
import type { MailBody, Sender } from './mail.ts'
import { wrapLine } from './to-text.ts'

/**
 * Mail programs support little CSS: one narrow column, inline styles, no external resources. Each
 * element is on its own line, because SMTP limits the length of a line (RFC 5321, 4.5.3.1.6).
 */
export function mailToHtml(body: MailBody, sender: Sender): string {
  const { text, heading } = TYPE[body.language]
  return [
    '<!doctype html>',
    `<html lang="${body.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    ...DARK,
    `<title>${escapeHtml(body.subject)}</title>`,
    '</head>',
    `<body class="paper" style="margin:0;background:${PAPER};color:${INK};font:${text}">`,
    `<div style="max-width:560px;margin:0 auto;padding:24px 20px;${BREAKS}">`,
    `<p class="link" style="margin:0 0 16px;font-weight:600;color:${JACARANDA}">${escapeHtml(sender.name)}</p>`,
    '<div class="card" style="background:#ffffff;border-radius:12px;padding:24px 20px">',
    `<h1 style="margin:0 0 16px;font:${heading}"${langOf(body)}>${escapeHtml(body.heading)}</h1>`,
    ...body.paragraphs.map(paragraph),
    ...letterLines(body),
    ...factTable(body),
    ...peopleList(body),
    ...ticketList(body),
    ...actionButton(body.action),
    ...(body.links ?? []).map(linkLine),
    ...(body.closing ?? []).map(paragraph),
    '</div>',
    ...footer(sender),
    ...reasonLines(body),
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

const PAPER = '#fbf8f3'
const INK = '#221a35'
const SOFT = '#4d4463'
const JACARANDA = '#5b3fa0'
/** Only classes with `!important` override inline styles, which mail programs without this keep. */
const DARK = [
  '<style>',
  ':root { color-scheme: light dark; supported-color-schemes: light dark }',
  '@media (prefers-color-scheme: dark) {',
  '.paper { background: #17122a !important; color: #f4efe6 !important }',
  '.card { background: #241c3f !important }',
  '.soft { color: #c9c0dd !important }',
  '.line { border-color: #4d4463 !important }',
  '.link { color: #c9b6ff !important }',
  '.button { background: #c9b6ff !important; color: #17122a !important }',
  '}',
  '</style>',
]
/** Long names and addresses must not make a phone scroll sideways. Some programs know only one of the two. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word'
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
function langOf({ language, letter }: MailBody): string {
  const isOwn = language === 'en' || letter === undefined || SCRIPTS[language].test(letter)
  return isOwn ? '' : ' lang="en"'
}

const SCRIPTS: Record<TranslatedLanguage, RegExp> = {
  ta: /\p{Script=Tamil}/u,
  kn: /\p{Script=Kannada}/u,
  hi: /\p{Script=Devanagari}/u,
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(inLines(text))}</p>`
}

/** A letter of India has three bytes, so that a long paragraph would be too long for one line. */
function inLines(text: string): string {
  return Buffer.byteLength(text) > LONGEST_LINE ? wrapLine(text) : text
}

const LONGEST_LINE = 800

function letterLines(body: MailBody): string[] {
  return letterParagraphs(body.letter ?? '').map((lines) =>
    [
      `<p style="margin:0 0 16px"${langOf(body)}>`,
      lines.map((parts) => parts.map(letterPart).join('')).join('<br>\n'),
      '</p>',
    ].join('\n'),
  )
}

function letterPart({ text, href }: LetterPart): string {
  const words = escapeHtml(wrapLine(text))
  if (!href) return words
  return `<a class="link"\nhref="${escapeHtml(href)}"\nstyle="color:${JACARANDA}">${words}</a>`
}

function factTable({ language, facts = [] }: MailBody): string[] {
  if (facts.length === 0) return []
  // Counts need little room, and what is counted needs much.
  const width = facts.every(([, value]) => value.length <= 4) ? '80%' : '40%'
  // Long words of India would break between signs that belong together.
  const whole = language === 'en' ? '' : ';overflow-wrap:normal;word-break:normal'
  const cell = 'padding:8px 0;border-top:1px solid #dcd4c8;vertical-align:top'
  return [
    '<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">',
    ...facts.flatMap(([label, value]) => [
      '<tr>',
      `<td class="line soft" style="${cell};color:${SOFT};width:${width};padding-right:12px${whole}">${escapeHtml(label)}</td>`,
      `<td class="line" style="${cell};font-weight:600">${escapeHtml(value)}</td>`,
      '</tr>',
    ]),
    '</table>',
  ]
}

function peopleList({ language, people }: MailBody): string[] {
  if (!people) return []
  return [
    subheading(language, people.heading),
    '<ul style="margin:0 0 16px;padding-left:20px">',
    ...people.names.map((name) => `<li>${escapeHtml(name)}</li>`),
    '</ul>',
  ]
}

function ticketList({ language, tickets = [] }: MailBody): string[] {
  if (tickets.length === 0) return []
  const words = FRAME_WORDS[language]
  return [
    subheading(language, words.tickets(tickets.length)),
    ...tickets.flatMap(({ name, code }) => [
      '<p style="margin:0 0 12px">',
      `${escapeHtml(name)}<br>`,
      `<span style="font:600 16px/1.4 ui-monospace,Menlo,Consolas,monospace">${escapeHtml(code)}</span>`,
      '</p>',
    ]),
    paragraph(words.ticketsAttached),
  ]
}

function subheading(language: Language, text: string): string {
  const font = TYPE[language].subheading
  return `<h2 style="margin:0 0 8px;font:${font}">${escapeHtml(text)}</h2>`
}

function actionButton(action: MailBody['action']): string[] {
  if (!action) return []
  const style = `display:inline-block;background:${JACARANDA};color:#ffffff;padding:13px 22px;border-radius:999px;text-decoration:none;font-weight:600`
  return [
    '<p style="margin:24px 0">',
    `<a class="button" href="${escapeHtml(action.href)}" style="${style}">`,
    `${escapeHtml(action.label)}</a>`,
    '</p>',
  ]
}

function linkLine({ label, href }: { label: string; href: string }): string {
  return [
    '<p style="margin:0 0 16px">',
    `<a class="link" href="${escapeHtml(href)}" style="color:${JACARANDA}">`,
    `${escapeHtml(label)}</a>`,
    '</p>',
  ].join('\n')
}

function footer({ name, address, phone, email }: Sender): string[] {
  return [
    `<p class="soft" style="margin:20px 0 0;font-size:14px;color:${SOFT}">`,
    `${escapeHtml(name)}<br>`,
    `${escapeHtml(address)}<br>`,
    `${escapeHtml(phone)} · ${escapeHtml(email)}`,
    '</p>',
  ]
}

function reasonLines({ language, reason, unsubscribe }: MailBody): string[] {
  if (!reason) return []
  return [
    `<p class="soft" style="margin:12px 0 0;font-size:14px;color:${SOFT}">`,
    escapeHtml(reason),
    ...(unsubscribe
      ? [
          `<br><a class="link" href="${escapeHtml(unsubscribe)}" style="color:${JACARANDA}">`,
          `${FRAME_WORDS[language].stopReminders}</a>`,
        ]
      : []),
    '</p>',
  ]
}
