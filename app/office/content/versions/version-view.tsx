import { ConfirmForm } from '#app/office/content/confirm-form.tsx'
import { WhyField } from '#app/office/content/publication.tsx'
import type { PageProps } from '#app/office/engine/engine.tsx'
import { GetButton } from '#app/office/form/office-form.tsx'
import { LinkLine } from '#app/office/link-list.tsx'
import { whyWords } from '#app/office/words/content.ts'
import { typingOf } from '#app/ui/form/typed.ts'
import { momentIn } from '#domain/language-formats.ts'
import type { ChangedFile, VersionPage } from '#workflows/content/compare-versions.ts'
import { DifferencesTable } from './differences-table.tsx'

/** One version and what it changed. */
export function VersionView({ page }: { page: VersionPage }) {
  const { version, newest, files } = page
  const { number, author, at } = version
  return (
    <>
      <LinkLine to="/office/content/versions">All versions</LinkLine>
      <h1>Version {number}</h1>
      <p>
        {author}, {momentIn('en', new Date(at))}: {whyWords(version)}
      </p>
      {files.length === 0 && <p>This is the first version.</p>}
      <VersionChanges files={files} />
      {number !== newest && <BringBackButton number={number} />}
    </>
  )
}

/** What bringing it back changes, and the button that does it. */
export function BringBackView({ page, refused }: PageProps<VersionPage>) {
  const { number } = page.version
  return (
    <>
      <h1>Bring back version {number}</h1>
      <p>The content becomes what it was then, as a new version. Nothing is lost.</p>
      <section aria-labelledby="what-changes">
        <h2 id="what-changes">What will change</h2>
        {page.back.length === 0 && <p>Nothing: the site already shows the same.</p>}
        <VersionChanges files={page.back} />
      </section>
      <ConfirmForm
        action={`/office/content/versions/${number}/back`}
        formKey={refused?.key}
        button={`Bring back version ${number}`}
        leave={{ label: 'Leave it as it is', to: '/office/content/versions' }}
      >
        <WhyField {...typingOf(refused, { why: `Bring back version ${number}` })} />
      </ConfirmForm>
    </>
  )
}

export function VersionChanges({ files }: { files: readonly ChangedFile[] }) {
  return files.map(({ path, name, differences }) => (
    <DifferencesTable key={path} path={path} caption={name} differences={differences} />
  ))
}

/** Leads to what bringing the version back would change. */
export function BringBackButton({ number }: { number: number }) {
  return (
    <GetButton action={`/office/content/versions/${number}/back`}>
      Bring back<span className="visually-hidden"> version {number}</span>
    </GetButton>
  )
}
