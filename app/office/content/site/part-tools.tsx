import { FormKey } from '#app/office/form/office-form.tsx'
import type { TranslatedLanguage } from '#domain/language.ts'
import { BUTTON, buttonValue } from '../edit/edit-form.tsx'
import { MoveWords } from '../edit/entries-field.tsx'
import { textsAddress, withShown } from '../languages/language-address.ts'
import { type Part, partAddress, partName, siteAddress } from './part-address.ts'

type Props = {
  part: Part
  title: string
  id: string | undefined
  Wrapper: 'li' | 'span'
}

/** The blocks of a page: their version, what they show, and how many there are. */
type Blocks = { base: number; seen: string; value: unknown }

/** Edit at a part of a page; a block is also moved, removed, and followed by another one. */
export function PartTools(props: Props & { page: string; blocks: Blocks | undefined }) {
  const { page, part, title, id, Wrapper, blocks } = props
  const base = siteAddress(page)
  // It stands over the picture, beside the one of the picture itself.
  const isMenu = part.keys.at(-1) === 'navigation'
  const [list, index, ...others] = part.keys
  const isBlock = list === 'blocks' && index !== undefined && others.length === 0
  const at = Number(index)
  const last = Array.isArray(blocks?.value) ? blocks.value.length - 1 : 0
  const name = part.keys.join('.')
  const hidden = <span className="visually-hidden"> {title}</span>
  return (
    <Wrapper className="site-tools">
      <a className="site-edit" id={id} href={partAddress(page, part)}>
        Edit<span className={isMenu ? undefined : 'visually-hidden'}> {title}</span>
      </a>
      {isBlock && blocks && (
        <>
          <form method="post" action={base}>
            <FormKey version={blocks.base} fields={{ seen: blocks.seen, file: part.path }} />
            {(['up', 'down'] as const).map(
              (does) =>
                at !== (does === 'up' ? 0 : last) && (
                  <button
                    key={does}
                    type="submit"
                    name={BUTTON}
                    value={buttonValue({ does, name })}
                  >
                    <MoveWords does={does} title={title} />
                  </button>
                ),
            )}
          </form>
          <a href={`${base}?ask=remove&part=${encodeURIComponent(partName(part))}`}>
            Remove{hidden}
          </a>
          <a href={`${base}?ask=add&at=${at + 1}`}>Add below{hidden}</a>
        </>
      )}
    </Wrapper>
  )
}

/** On a page in another language: leads to the texts of a part. */
export function TranslateTool(props: Props & { language: TranslatedLanguage }) {
  const { language, part, title, id, Wrapper } = props
  const address = textsAddress(language, part.path)
  return (
    <Wrapper className="site-tools" lang="en">
      <a
        className="site-edit"
        id={id}
        href={withShown(address, { show: undefined, part: part.keys.join('.') })}
      >
        Translate<span className="visually-hidden"> {title}</span>
      </a>
    </Wrapper>
  )
}
