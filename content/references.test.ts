import { expect, test } from 'vitest'
import { brokenReferences } from './references.ts'
import { shippedContent } from './shipped-content.ts'

const { content } = shippedContent()

test('the shipped content names nothing that is not there', () => {
  expect(brokenReferences(content, 'content')).toEqual([])
})

test('a link to a page that does not exist is found, with its place', () => {
  const footer = [
    { label: 'Nowhere', to: '/nowhere' },
    { label: 'Cells', to: '/cells#koramangala' },
  ]
  const broken = brokenReferences({ ...content, church: { ...content.church, footer } }, 'content')
  expect(broken).toEqual([
    {
      keys: ['church', 'footer', 0, 'to'],
      rule: 'leads to /nowhere, which is no address of this site',
    },
  ])
})

test('a photograph that is not in its folder is found', () => {
  const photo = { file: 'missing.jpg', alt: 'The courtyard' }
  const giving = { ...content.giving, picture: { ...content.giving.picture, photo } }
  expect(brokenReferences({ ...content, giving }, 'content')).toEqual([
    {
      keys: ['giving', 'picture', 'photo', 'file'],
      rule: 'is not in the folder photos: missing.jpg',
    },
  ])
})
