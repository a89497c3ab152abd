import { preload } from 'react-dom'
import tamilFace from '#app/ui/fonts/noto-sans-tamil-400.woff2?url'
import { useLanguage } from '#app/ui/language.tsx'
import type { Summary } from '#content-model/schema/summary.ts'
import { Phone } from '../phone-link.tsx'
import { languageOf } from './language-of.tsx'

export function LanguageSummary(props: { summary: SummaryView; level: 'h2' | 'h3' }) {
  const { summary, level: Heading } = props
  const { id, heading, facts } = summary
  const headingId = `${id}-heading`
  const page = useLanguage()
  const language = languageOf(heading)
  // A page in another language says it all in that language.
  if (page !== 'en') return null
  // With the page, not after its style sheet: letters that change their face move what is below them.
  if (language === 'ta') preload(tamilFace, { as: 'font', type: 'font/woff2', crossOrigin: '' })
  return (
    <section className="language-summary card" id={id} lang={language} aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <dl className="facts tall-links">
        {facts.map(({ label, text, phone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {phone && (
              <dd>
                <Phone number={phone} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

export type SummaryView = Pick<Summary, 'heading' | 'facts'> & { id: string }

/** Leaves out what only the office reads. */
export function readSummary(key: string, summary: Summary | undefined): SummaryView | undefined {
  return summary && { id: `summary-${key}`, heading: summary.heading, facts: summary.facts }
}
