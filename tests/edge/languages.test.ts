import { expect, test } from 'vitest'
import { allWordsOf, wordsIn } from '../support/site/pages.ts'
import { testSite } from '../support/site/server.ts'

const HEADING = 'மலையில் இரண்டு நாட்கள்'

test.each(['/ewg', '/ewgtamilregister'])(
  '%s says in Tamil what, when, how much and whom to call',
  async (path) => {
    const { read } = await testSite()
    const html = await read(path)
    const [, summary = ''] = /(<section class="language-summary.*?)<\/section>/s.exec(html) ?? []
    expect(summary).toMatch(/^<section[^>]* lang="ta"/)
    expect(summary).toContain(HEADING)
    expect(summary).toContain('ரூ. 480')
    expect(summary).toContain('href="tel:+918210003009"')
    expect(wordsIn(html)).not.toContain('Ask Gus')
  },
)

test('the summary stands once beside the dates, without a link at each of them', async () => {
  const { read } = await testSite()
  const html = await read('/ewg')
  expect(html.split('<section class="language-summary')).toHaveLength(2)
  expect(allWordsOf('a', html).filter((words) => words === HEADING)).toEqual([])
})
