import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  use,
} from 'react'

/** How the office shows a page to those who edit it. Visitors' pages have none. */
export type Editing = {
  /** The place in the content that the page shows, such as `pages/ewg:`. */
  place: string
  /** What is drawn inside an element that shows a place, as an item where the element is a list. */
  tools: (place: string, wrapper: 'li' | 'span') => ReactNode
  /** Stands over the page. */
  bar: ReactNode
  /** No element has the tools of the place yet. */
  isOpen?: boolean
}

export const EditingContext = createContext<Editing | undefined>(undefined)

/* For the renderer alone: `scripts/build/without-edit-tools.ts` takes these tags out of what browsers get. */

/** All inside shows this place: `blocks.2` of the place around it, or `church:services` of another file. */
export function EditPlace({ at, children }: { at: string | undefined; children: ReactNode }) {
  const editing = use(EditingContext)
  if (!editing || at === undefined) return children
  const place = placeAt(editing.place, at)
  return <EditingContext value={{ ...editing, place, isOpen: true }}>{children}</EditingContext>
}

function placeAt(around: string, at: string): string {
  if (at.includes(':')) return at
  return around.endsWith(':') ? around + at : `${around}.${at}`
}

type Part = ReactElement<{ children?: ReactNode; 'data-part'?: string }>

/** The tools of this place stand in the element, or those of the place around it where it is the first. */
export function EditPart({ at, children }: { at?: string | undefined; children: Part }) {
  const editing = use(EditingContext)
  if (!editing || (at === undefined && !editing.isOpen)) return children
  const place = at === undefined ? editing.place : placeAt(editing.place, at)
  const isList = children.type === 'ul' || children.type === 'ol'
  const tools = editing.tools(place, isList ? 'li' : 'span')
  if (!tools) return children
  const marked = { 'data-part': '' }
  return (
    <EditingContext value={{ ...editing, isOpen: false }}>
      {cloneElement(children, marked, tools, children.props.children)}
    </EditingContext>
  )
}

/** Each of the children, or of an element's own, shows an entry of a list, or the place of that name. */
export function EditEntries(props: {
  of: string | readonly string[] | undefined
  /** An element inside each has the tools. */
  within?: boolean
  children: ReactNode
}) {
  const { of, within = false, children } = props
  if (!use(EditingContext) || of === undefined) return children
  const list = isPart(children) ? children.props.children : children
  const entries = Children.map(list, (child, index) => {
    const at = typeof of === 'string' ? `${of}.${index}` : of[index]
    if (!isPart(child)) return child
    const isOpen = within || typeof child.type !== 'string'
    return isOpen ? <EditPlace at={at}>{child}</EditPlace> : <EditPart at={at}>{child}</EditPart>
  })
  return isPart(children) ? cloneElement(children, {}, entries) : entries
}

function isPart(child: ReactNode): child is Part {
  return isValidElement(child)
}

/** The bar stands behind this first element of the page. */
export function EditBar({ children }: { children: ReactNode }) {
  const editing = use(EditingContext)
  if (!editing) return children
  return (
    <>
      {children}
      {editing.bar}
    </>
  )
}
