import { expect, it } from 'vitest'
import type { Find } from '../../search/search'
import { quotesFor } from './quotes'

const pageOf = (title: string, text: string, hits: readonly string[] = []): Find => ({
  kind: 'page',
  key: title,
  title,
  address: `/${title}`,
  text,
  publishedAt: null,
  excerpt: hits.map((hit) => ({ text: hit, isHit: true })),
})

const sentencesFor = (question: string, ...pages: Find[]) =>
  quotesFor(question, pages).map(({ sentence }) => sentence)

const vat = pageOf(
  '欧洲 VAT',
  '卖到欧洲，先看货放在哪里。货放在德国仓，就要注册德国 VAT！我们的办公室在杭州。\n注册德国 VAT 要 4–8 周；请备好营业执照。',
)

it('quotes the sentences that bear on a question, unchanged and in their order', () => {
  expect(sentencesFor('德国 VAT 什么时候要注册', vat)).toEqual([
    '货放在德国仓，就要注册德国 VAT！',
    '注册德国 VAT 要 4–8 周；',
  ])
  expect(quotesFor('德国 VAT 什么时候要注册', [vat])[0]).toMatchObject({
    title: '欧洲 VAT',
    address: '/欧洲 VAT',
  })
})

it('quotes what a page begins with where only its title bears on the question', () => {
  const tracking = pageOf('17TRACK', '查各家承运商的包裹到了哪里。\n免费。')
  expect(sentencesFor('怎么用 17TRACK', tracking)).toEqual(['查各家承运商的包裹到了哪里。'])
})

it('knows other names that the search has found', () => {
  const amazon = pageOf('亚马逊开店', '亚马逊入驻通常 2–4 周。\n我们有客服。', ['亚马逊'])
  expect(sentencesFor('how to sell on amazon', amazon)).toEqual(['亚马逊入驻通常 2–4 周。'])
})

it.each([
  ['one pair of characters of several', '今天天气怎么样', '每周看一次，不必天天调。'],
  ['English words without a subject', 'how are you', 'You can do it with us. How to do it is free.'],
  ['a part of a Latin word', 'AI', 'The chair is fair and plain.'],
  ['sentences that are too short or too long', '物流', `物流。\n${'物流很'.repeat(100)}。`],
])('quotes nothing for %s', (_, question, text) => {
  expect(quotesFor(question, [pageOf('别的', text)])).toEqual([])
})

it('quotes two sentences of a page and five in all at most, each once', () => {
  const pages = Array.from({ length: 4 }, (_, at) =>
    pageOf(
      `页${at}`,
      '海运物流分整柜和拼箱。\n空运物流按公斤算。\n快递物流按件算。'.replaceAll('物流', `物流${at % 2}`),
    ),
  )
  const quotes = quotesFor('物流', pages)
  expect(new Set(quotes.map(({ sentence }) => sentence)).size).toBe(5)
  expect(quotes).toHaveLength(5)
  for (const { address } of quotes)
    expect(quotes.filter((other) => other.address === address).length).toBeLessThanOrEqual(2)
})

it('reads the lines of a page in linear time', () => {
  const long = pageOf('长', `${'物流。”’'.repeat(5)}\n`.repeat(4000))
  const begun = performance.now()
  quotesFor('物流要多久', [long])
  expect(performance.now() - begun).toBeLessThan(2000)
})
