import { fieldId } from '#app/ui/form/typed-field.tsx'
import { entryLabel } from '#content-model/editing/entry-label.ts'
import type { FormField } from '#content-model/editing/form-field.ts'
import { innerFields } from '#content-model/editing/inner-fields.ts'

/** Links to the parts of a form, which may be many screens long. None for a short one. */
export function PartsNavigation({ form }: { form: FormField }) {
  const parts = partsOf(form)
  if (parts.length < FEWEST) return null
  return (
    <nav className="content-parts" aria-label="Parts of this form">
      <ul>
        {parts.map(({ name, title }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const FEWEST = 3

type Part = { name: string; title: string }

/** Groups and lists. The parts of a page are the entries of one list. */
function partsOf(form: FormField): Part[] {
  return innerFields(form)
    .filter(({ kind }) => kind === 'group' || kind === 'list' || kind === 'named')
    .flatMap((part) => [
      { name: part.name, title: part.title },
      ...(part.name === 'blocks' ? innerFields(part).map(blockPart) : []),
    ])
}

function blockPart(block: FormField): Part {
  const label = entryLabel(block)
  return { name: block.name, title: label.length > MAX_LETTERS ? block.title : label }
}

/** A text without a heading is known by its kind. */
const MAX_LETTERS = 40
