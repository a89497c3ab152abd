import { expect } from 'vitest'
import { localPath } from '#app/local-path.ts'
import { LANGUAGES } from '#domain/language.ts'
import { SERMON_WORDS, SERMONS_WORDS } from '#words/media.ts'
import { few } from '../support/long.ts'
import { elementsIn, has, kindOf, nameOf, parseHtml, seenIn } from '../support/site/html.ts'
import { EVERY_ADDRESS, test, testSite } from '../support/site/server.ts'

test('no page has a button in it that needs a script, and all cells are read as a list', async ({
  site,
}) => {
  const browser = await site.browse('/cells')
  const { locations } = site.services.content.pages.cells.cells
  expect(browser.all('h3', 'main')).toEqual(
    expect.arrayContaining(locations.map(({ name }) => name)),
  )
  for (const address of EVERY_ADDRESS) {
    await browser.open(address)
    const idle = elementsIn(parseHtml(browser.html))
      .filter(({ tagName }) => tagName === 'main')
      .flatMap((main) => seenIn(main))
      .filter((one) => one.tagName === 'button' && kindOf(one) === 'button')
      .filter((one) => !has(one, 'commandfor') && !has(one, 'popovertarget'))
    expect([address, idle.map(nameOf)]).toEqual([address, []])
  }
})

test('where nothing is found, a page can be searched for', async () => {
  const browser = await (await testSite()).browse('/nothing-of-the-kind')
  browser.fill('Search for a page', 'zzzz')
  await browser.press('Search')
  expect(browser.text()).toContain('No page has a name like that.')
  browser.fill('Search for a page', 'kids club')
  await browser.press('Search')
  await browser.follow('Kingdom Kids', 'main')
  expect(browser.url.pathname).toBe('/kkids')
})

// What each language says is tested by a crawl (tests/edge/language-crawl).
test.each(few(LANGUAGES, 1))('sermons are searched, chosen and turned in %s', async (language) => {
  const words = SERMONS_WORDS[language]
  const address = localPath(language, '/sermons')
  const browser = await (await testSite()).browse(address)
  browser.fill(words.searchLabel, 'father ran')
  await browser.press(words.search)
  expect([browser.url.pathname, browser.url.search]).toEqual([address, '?q=father+ran'])
  expect(browser.value(words.searchLabel)).toBe('father ran')
  await browser.follow('The Father Who Ran')
  expect(browser.heading).toBe('The Father Who Ran')
  await browser.follow(SERMON_WORDS[language].seeAll)
  browser.choose(words.preacher, 'Dr. Naomi Brook')
  await browser.press(words.show)
  expect(browser.url.search).toBe('?preacher=dr-rachel-thomas')
  await browser.press(words.all)
  await browser.follow(words.last)
  expect(browser.url.search).toBe('?page=8')
})
