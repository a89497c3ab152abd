import type { Mistake } from '#content-model/mistake.ts'

/** A draft with mistakes can't be shown as a page. */
export function FaultyDraft({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <>
      <h1>Your draft can’t be shown yet</h1>
      <p>These have to be mended first:</p>
      <ul className="office-plan">
        {mistakes.map(({ file, place, rule }) => (
          <li key={`${file} ${place} ${rule}`}>
            <a href={`/office/content/${file.replace(/\.yaml$/, '')}`}>{file}</a>: {place} {rule}.
          </li>
        ))}
      </ul>
    </>
  )
}
