import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { COMMAND_LINE } from '#workflows/actor.ts'
import { ATTENTION_KINDS } from '#workflows/attention/attention-kinds.ts'
import { AttentionList } from './attention-list.tsx'

test('what people ask for is in view, however much else there is', () => {
  const items = ATTENTION_KINDS.map((kind) => ({
    ...{ kind, key: `${kind.code}:1`, at: '2026-11-15', name: 'Anita Rao', address: '/office' },
    ...{ says: 'It happened.', actions: [] },
  }))
  const list = <AttentionList items={items} today="2026-11-16" actor={COMMAND_LINE} />
  const [inView = '', more = ''] = renderToStaticMarkup(list).split('attention-more')
  const asked = ['cancel-asked', 'correction-asked', 'erase-asked', 'refund-owed']
  const codes = (html: string) => [...html.matchAll(/ id="([a-z-]+)"/g)].map(([, code]) => code)
  expect(codes(inView)).toHaveLength(8)
  expect(codes(inView)).toEqual(expect.arrayContaining(['mismatch', ...asked]))
  expect(codes(more)).toHaveLength(ATTENTION_KINDS.length - 8)
})
