type Props = {
  facts: readonly (readonly [string, string])[]
  className?: string
  /** A name for screen readers, where no heading says what the facts are about. */
  label?: string
}

/** Facts with their labels, as a list that also prints well. Empty ones are left out. */
export function FactsList({ facts, className = 'facts facts-list', label }: Props) {
  return (
    <dl className={className} aria-label={label}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={`${name} ${value}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
