/** The lists of givers for the tax office; nothing where the church offers no tax relief. */
export function TaxListLinks({ years }: { years: readonly string[] }) {
  if (years.length === 0) return null
  return (
    <>
      <h2>Form 10BD</h2>
      <p>Givers who gave their PAN, one line for each way of paying.</p>
      <ul>
        {years.map((year) => (
          <li key={year}>
            <a href={`/office/gifts/tax-list.csv?year=${year}`}>Financial year {year} (CSV)</a>
          </li>
        ))}
      </ul>
    </>
  )
}
