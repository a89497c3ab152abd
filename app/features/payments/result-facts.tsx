/** The facts of a payment, as a list that also prints well. */
export function ResultFacts({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="facts result-facts">
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
