import type { ReactNode } from 'react'
import type { Folder } from '#workflows/folder/read-folder.ts'
import { Badges } from './parts/badges.tsx'
import { ChildrenSheet, Stickers } from './parts/children-sheets.tsx'
import { MealsSheet } from './parts/meals-sheet.tsx'
import { MoneySheet } from './parts/money-sheet.tsx'
import { NotesSheet } from './parts/notes-sheet.tsx'
import { DoorSigns, KeyList, RoomSheet } from './parts/room-sheets.tsx'
import { SignInSheet } from './parts/sign-in-sheet.tsx'
import { WalkInForms } from './parts/walk-in-forms.tsx'

export type FolderPart = {
  title: string
  Part: (props: { folder: Folder; onlyNew?: boolean }) => ReactNode
  /** Printed by itself only: a sheet for each door does not lie in a folder. */
  isApart?: true
}

/** In the order of the folder, by the last word of the address. A map, because an object would find inherited names. */
export const FOLDER_PARTS: ReadonlyMap<string, FolderPart> = new Map<string, FolderPart>([
  ['sign-in', { title: 'Sign-in sheet', Part: SignInSheet }],
  ['money', { title: 'Money to collect', Part: MoneySheet }],
  ['rooms', { title: 'Rooms', Part: RoomSheet }],
  ['children', { title: 'Children', Part: ChildrenSheet }],
  ['stickers', { title: 'Children’s stickers and slips', Part: Stickers }],
  ['meals', { title: 'Meals', Part: MealsSheet }],
  ['badges', { title: 'Badges', Part: Badges }],
  ['notes', { title: 'Notes', Part: NotesSheet }],
  ['walk-in', { title: 'Walk-in forms', Part: WalkInForms }],
  ['door-signs', { title: 'Door signs', Part: DoorSigns, isApart: true }],
  ['keys', { title: 'Key list', Part: KeyList, isApart: true }],
])
