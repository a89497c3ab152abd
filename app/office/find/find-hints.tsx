import { EmptyState } from '#app/office/glass.tsx'

/** Before anything is typed. */
export function WhatCanBeFound() {
  return (
    <>
      <h1>Find</h1>
      <p>Type into the field at the top, and press Enter. You can look for:</p>
      <ul className="office-plan">
        <li>a name, or a part of it; one wrong letter is fine, and so is Laxmi for Lakshmi</li>
        <li>a mobile number, or its last four digits</li>
        <li>an e-mail address</li>
        <li>a registration’s number, such as R-1234</li>
        <li>a transaction number, with or without the letters before it</li>
        <li>a receipt’s number, such as 2026-27/000123 or 123</li>
      </ul>
    </>
  )
}

type Props = { typed: string; words: readonly string[] }

export function NothingFound({ typed, words }: Props) {
  const isNumber = words.length === 0 || words.every((word) => /\d/.test(word))
  return (
    <EmptyState>
      <h1>Nothing found for “{typed}”</h1>
      <p>{isNumber ? TRIED_NUMBER : TRIED_NAME}</p>
      <p>
        {isNumber
          ? 'Try the last four digits of the mobile number, or the person’s name.'
          : 'Try the last name alone, the mobile number or its last four digits, or the number on a receipt.'}
      </p>
    </EmptyState>
  )
}

const TRIED_NUMBER =
  'We looked at mobile numbers and their last digits, and at the numbers of registrations, payments and receipts.'

const TRIED_NAME =
  'We looked for people whose names and addresses have all of these words, in their usual spellings and with one wrong letter.'
