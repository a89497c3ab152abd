import { expect, test } from 'vitest'
import { newDateValue } from './editing/conferences/date-values.ts'
import { withEvent } from './editing/conferences/edit-conferences.ts'
import { parseYaml, yamlValue } from './editing/parse-yaml.ts'
import { writeYaml, YAML_LAYOUT } from './editing/write-yaml.ts'
import { contentFiles } from './load.ts'
import { SHIPPED_FOLDER, shippedContent } from './shipped-content.ts'

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
  open: true,
}

test.skipIf(!isShipped).each(Object.keys(content.conferences.programmes))(
  'a date that the office adds to %s adds lines, and changes none',
  (programme) => {
    const text = new Map(contentFiles(SHIPPED_FOLDER)).get('conferences.yaml') ?? ''
    const event = newDateValue({ code: 'new20270221', name: 'New', date: DATE, like: undefined })
    const written = writeYaml(text, withEvent(yamlValue(text), { programme, event }))
    const lines = written.split('\n')
    const added = lines.findIndex((line) => line.includes('new20270221'))
    const count = lines.length - text.split('\n').length
    expect(lines.toSpliced(added, count).join('\n')).toBe(text)
    expect(parseYaml(written).toString(YAML_LAYOUT)).toBe(written)
  },
)
