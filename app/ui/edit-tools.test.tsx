import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EditBar, EditEntries, EditingContext, EditPart, EditPlace } from './edit-tools.server.tsx'

function shown(page: ReactNode, names: readonly string[] = []): string {
  const tools = (place: string, Wrapper: 'li' | 'span') =>
    names.includes(place) ? undefined : <Wrapper>{place}</Wrapper>
  const editing = { place: 'pages/ewg:', tools, bar: <b>bar</b> }
  return renderToStaticMarkup(<EditingContext value={editing}>{page}</EditingContext>)
}

/** As components of the site have it: its element shows whatever place is around it. */
function Section({ children }: { children?: ReactNode }) {
  return (
    <EditPart>
      <section>{children}</section>
    </EditPart>
  )
}

test('the first element of a place has its tools, and none inside it', () => {
  const page = (
    <EditPlace at="blocks.2">
      <Section>
        <Section />
      </Section>
    </EditPlace>
  )
  expect(shown(page)).toBe(
    '<section data-part=""><span>pages/ewg:blocks.2</span><section></section></section>',
  )
})

test('an element outside of every place has none', () => {
  expect(shown(<Section />)).toBe('<section></section>')
})

test('entries are counted with those that are left out, and a list has its tools in an item', () => {
  const page = (
    <EditPart at="church:@social">
      <ul>
        <li />
      </ul>
    </EditPart>
  )
  expect(shown(page)).toContain('<ul data-part=""><li>church:@social</li>')
  const list = (
    <EditPlace at="blocks.0">
      <EditEntries of="links">
        <ol>{['a', undefined, 'c'].map((name) => (name ? <li key={name}>{name}</li> : null))}</ol>
      </EditEntries>
    </EditPlace>
  )
  expect(shown(list)).toBe(
    '<ol><li data-part=""><span>pages/ewg:blocks.0.links.0</span>a</li>' +
      '<li data-part=""><span>pages/ewg:blocks.0.links.2</span>c</li></ol>',
  )
})

test('entries by name are drawn by their own components, and what is no part stays as it is', () => {
  const page = (
    <EditEntries of={['consent', 'terms']}>
      {['consent', 'terms'].map((name) => (
        <Section key={name} />
      ))}
    </EditEntries>
  )
  expect(shown(page, ['pages/ewg:terms'])).toBe(
    '<section data-part=""><span>pages/ewg:consent</span></section><section></section>',
  )
})

test('without editing everything is as it was', () => {
  const page = (
    <EditBar>
      <EditPlace at="head">
        <EditEntries of="people">
          <ul>
            <EditPart at="x">
              <li />
            </EditPart>
          </ul>
        </EditEntries>
      </EditPlace>
    </EditBar>
  )
  expect(renderToStaticMarkup(page)).toBe('<ul><li></li></ul>')
  expect(shown(page)).toContain('<b>bar</b>')
})
