/** What a button is about to do, a sentence each. */
export function WillHappen({ will }: { will: readonly string[] }) {
  return (
    <section className="notice" aria-labelledby="what-will-happen">
      <h2 id="what-will-happen">What will happen</h2>
      <ul className="bullets">
        {will.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
