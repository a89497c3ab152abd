import { languageOf } from './language-of.ts'
import type { SummaryView } from './read-summary.ts'

type Props = { summary: SummaryView; level: 'h2' | 'h3' }

/** What, when, how much and whom to call, for those who read another language better. */
export function LanguageSummary({ summary: { id, heading, facts }, level: Heading }: Props) {
  const headingId = `${id}-heading`
  return (
    <section
      className="language-summary card"
      id={id}
      lang={languageOf(heading)}
      aria-labelledby={headingId}
    >
      <Heading id={headingId}>{heading}</Heading>
      <dl>
        {facts.map(({ label, text, phone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {phone && (
              <dd>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
