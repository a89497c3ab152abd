import { expect, test } from 'vitest'
import { changesBetween } from './changes/changes.ts'
import { withIds } from './changes/tree.ts'
import { newDateValue, withEvent } from './editing/conferences/edit-conferences.ts'
import { contentFiles } from './folder.ts'
import { SHIPPED_FOLDER, shippedContent } from './shipped-content.ts'
import { yamlValue } from './yaml-file.ts'

const { isShipped, content } = shippedContent()

const DATE = {
  days: { first: '2027-02-21', last: '2027-02-26' },
  venue: 'Bangalore',
  places: 120,
  price: {
    residential: 350_000,
    nonResidential: 200_000,
    residentialChild: 100_000,
    nonResidentialChild: 100_000,
    part: 100_000,
  },
  cancel: undefined,
  open: true,
}

test.skipIf(!isShipped).each(Object.keys(content.conferences.programmes))(
  'a date that the office adds to %s is one entry more, and changes nothing else',
  (programme) => {
    const text = new Map(contentFiles(SHIPPED_FOLDER)).get('conferences.yaml') ?? ''
    const named = { code: 'new20270221', name: 'New', programme: {}, like: undefined }
    const event = newDateValue({ ...named, date: DATE })
    const value = yamlValue(text)
    const before = withIds(value)
    const after = withIds(withEvent(value, { programme, event }), before)
    expect(changesBetween({ before, after })).toEqual([
      {
        place: ['programmes', programme, 'events', expect.any(String)],
        before: undefined,
        after: expect.objectContaining({ code: 'new20270221' }),
      },
    ])
  },
)
