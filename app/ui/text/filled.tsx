import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence with elements at its named places: "Write to {address}." Each language has its own order. */
export function Filled({ text, ...elements }: { text: string } & Record<string, ReactNode>) {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => (at % 2 === 1 ? elements[part] : part))
  const isPlain = parts.every((part) => typeof part === 'string')
  return isPlain ? parts.join('') : createElement(Fragment, null, ...parts)
}
