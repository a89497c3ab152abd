import type { Picture } from '#content-model/schema/picture.ts'
import type { Palette } from '#pictures/palettes.ts'
import type { Subject } from '#pictures/subjects.ts'

/**
 * The content's schema and the drawing library each have their own list of names, because neither
 * knows the other. This file doesn't compile when one has a name that the other doesn't.
 */
true satisfies Same<Picture['subject'], Subject>
true satisfies Same<Picture['palette'], Palette>

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false
