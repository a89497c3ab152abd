import * as v from 'valibot'
import { picture } from './picture.ts'
import { text } from './words.ts'

export const responseSchema = v.strictObject({ description: text, picture })
