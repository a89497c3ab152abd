import type { Language } from '#domain/language.ts'
import { unbroken } from '#domain/unbroken.ts'
import { useLanguage } from './language.tsx'

export function FactsList(props: {
  facts: readonly (readonly [label: string, value: string, language?: Language])[]
  className?: string
}) {
  const { facts, className = 'facts facts-list' } = props
  const page = useLanguage()
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value, language]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd lang={language === page ? undefined : language}>{unbroken(value)}</dd>
          </div>
        ))}
    </dl>
  )
}
