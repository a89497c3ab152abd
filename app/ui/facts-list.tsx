import type { Language } from '#domain/language.ts'
import { useLanguage } from './language.tsx'

/** Facts with their labels, as a list that also prints well. Empty ones are left out. */
export function FactsList(props: {
  facts: readonly (readonly [label: string, value: string, language?: Language])[]
  className?: string
  /** A name for screen readers, where no heading says what the facts are about. */
  label?: string
}) {
  const { facts, className = 'facts facts-list', label } = props
  const page = useLanguage()
  return (
    <dl className={className} aria-label={label}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value, language]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd lang={language === page ? undefined : language}>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
