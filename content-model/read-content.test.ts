import { expect, test } from 'vitest'
import { pageOf, testContent } from '#tests/support/site/church.ts'
import { brokenReferences } from './read-content.ts'

const content = testContent()
const NONE = new Set<string>()

test('a sound church names nothing that is not there', () => {
  expect(brokenReferences(content, NONE)).toEqual([])
})

test('a link to a page that does not exist is found, with its place', () => {
  const footer = [
    { label: 'Nowhere', to: '/nowhere' },
    { label: 'Cells', to: '/cells#lake-view' },
  ]
  const broken = brokenReferences({ ...content, church: { ...content.church, footer } }, NONE)
  expect(broken).toEqual([
    {
      keys: ['church', 'footer', 0, 'to'],
      rule: 'leads to /nowhere, which is not an address of this site',
    },
  ])
})

test('a photograph that is not in its folder is found', () => {
  const photo = { file: 'missing.jpg', alt: 'The courtyard' }
  const giving = { ...content.giving, picture: { ...content.giving.picture, photo } }
  expect(brokenReferences({ ...content, giving }, NONE)).toEqual([
    {
      keys: ['giving', 'picture', 'photo', 'file'],
      rule: 'is missing: please send the photograph missing again',
    },
  ])
})

test('a list of prices of a form that does not exist is found', () => {
  const changed = testContent()
  const costs = pageOf(changed, 'wfc2').blocks.find(({ kind }) => kind === 'costs')
  if (costs?.kind !== 'costs' || !costs.prices) throw new Error('the page has no prices')
  costs.prices.of = ['nowhere']
  expect(brokenReferences(changed, NONE)).toMatchObject([
    { rule: 'names the form /nowhere, which is not there' },
  ])
})
