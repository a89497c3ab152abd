/** Facts with their labels, as a list that also prints well. Empty ones are left out. */
export function FactsList({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts facts-list">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
