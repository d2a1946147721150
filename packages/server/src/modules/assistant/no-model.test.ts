import type { AnswerChunk } from '@chuhai/contract/assistant'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { searchEntries } from '../../search/tables'
import { clockFromNoon, endOf, type Instance, startAssistantApp, textOf } from '../../testing/assistant-app'
import { firstItems } from '../../testing/first-items'
import { png } from '../../testing/pictures'
import { pageHeaders } from '../../testing/test-app'
import { formOf } from '../../testing/upload'
import { sceneContent } from './content'
import { usage, writingTemplates } from './tables'
import { writingContent } from './writing/template'

const app = startAssistantApp({ model: null }, clockFromNoon())

const answerTo = async (content: string, locale = 'zh-CN') => {
  const { cookie } = await app.newcomer()
  return (await app.ask(cookie, { content }, undefined, { 'Accept-Language': locale })).rest()
}
const leftOf = async (cookie: string, on?: Instance) =>
  (await app.call<{ left: number }>('GET', '/ai_assistant/quota', cookie, undefined, on)).data.left

const quotesIn = (chunks: readonly AnswerChunk[]) =>
  [...textOf(chunks).matchAll(/^- “(.+)” \[(.+)\]\((\S+)\)$/gm)].map(([, sentence = '', , address = '']) => ({
    sentence: sentence.replace(/\\(.)/g, '$1'),
    address,
  }))

describe('without a model', () => {
  it('the assistant quotes pages word for word, each sentence with its source, and says so', async () => {
    const chunks = await answerTo('亚马逊开店要什么资料')
    expect(textOf(chunks)).toMatch(/^没有接入模型，我不写回答，只引用网站的原文；每句后面是出处。\n/)
    const quotes = quotesIn(chunks)
    expect(quotes.length).toBeGreaterThanOrEqual(2)
    for (const { sentence, address } of quotes) {
      const pages = await app.db
        .select({ body: searchEntries.body })
        .from(searchEntries)
        .where(eq(searchEntries.address, address))
      expect(
        pages.some(({ body }) => body.includes(sentence)),
        sentence,
      ).toBe(true)
    }
    expect(chunks.find(({ sources }) => sources)?.sources).toContainEqual({
      title: '亚马逊开店',
      address: '/GStore/details/1?tag=1',
    })
    expect(endOf(chunks)).toEqual({ msg: '', state: 'complete' })
  })

  it.each([
    ['怎么查 17TRACK 的物流轨迹', '17TRACK', '/crossBorderSiteGuide/detail?id=30401'],
    ['欧洲 VAT 什么时候要注册', '欧洲 VAT：什么时候要注册，IOSS 管什么', '/news/detail?id=303'],
    ['想学独立站搭建', '独立站搭建实作：两周上线', '/school/detail?id=301'],
    ['亚马逊新店陪跑班几周', '亚马逊新店陪跑班', '/school/training/detail?id=1'],
  ])('it knows the site guide, the articles and the school: %s', async (question, title, address) => {
    const chunks = await answerTo(question)
    expect(chunks.find(({ sources }) => sources)?.sources).toContainEqual({ title, address })
  })

  it('an answer grows sentence by sentence, and a stop keeps what has come', async () => {
    const { cookie } = await app.newcomer()
    const heard = await app.ask(cookie, { content: '亚马逊开店要什么资料' })
    const start = await heard.next()
    const first = await heard.next()
    await app.call('POST', `/ai_assistant/answer/${start?.answerId}/stop`, cookie, {})
    const chunks = await heard.rest()
    expect(first?.msg).toMatch(/^没有接入模型/)
    expect(endOf(chunks)?.state).toBe('stopped')
    expect(await leftOf(cookie)).toBe(19)
  })

  it('each suggestion is answered', async () => {
    for (const { name, guideWords } of firstItems(sceneContent).slice(0, 7)) {
      const chunks = await answerTo(guideWords)
      expect(endOf(chunks)?.state, name).toBe('complete')
      expect(quotesIn(chunks).length > 0 || /^> /m.test(textOf(chunks)), name).toBe(true)
    }
  })

  it('it speaks the language of the question', async () => {
    expect(textOf(await answerTo('how to sell on amazon'))).toMatch(
      /^There is no model, so I write no answer/,
    )
    expect(textOf(await answerTo('物流', 'en'))).toMatch(/^没有接入模型/)
    expect(textOf(await answerTo('123', 'en'))).toMatch(/^There is no model/)
  })

  it('a draft is a quotation whose words are no Markdown', async () => {
    const text = textOf(await answerTo('写一段文案，商品：*榨汁杯*，卖点：1) 好、<b>大</b>、[x](y)'))
    expect(text).toContain('> \\*榨汁杯\\*：1) 好，\\<b\\>大\\</b\\>，\\[x\\](y)。')
  })

  it('a template that an editor has changed is used', async () => {
    const copy = firstItems(writingContent).find(({ name }) => name === 'copy')
    if (copy?.name !== 'copy') throw new Error('no template')
    const changed = { ...copy.content['zh-CN'], drafts: [{ name: '新', text: '【{product}】{points}' }] }
    await app.db
      .update(writingTemplates)
      .set({ content: { ...copy.content, 'zh-CN': changed } })
      .where(eq(writingTemplates.use, 'copy'))
    expect(textOf(await answerTo('写一段文案，商品：杯子，卖点：大'))).toContain('> 【杯子】大\n')
    await app.db
      .update(writingTemplates)
      .set({ content: copy.content })
      .where(eq(writingTemplates.use, 'copy'))
  })

  it('an image is said not to be seen', async () => {
    const { cookie } = await app.newcomer()
    const { 'Content-Type': _, ...headers } = pageHeaders
    const body = formOf(['file', 'a.png', await png()])
    const uploaded = await app.server.request('/api/file/upload', {
      method: 'POST',
      headers: { ...headers, Cookie: cookie },
      body,
    })
    const { data: image } = (await uploaded.json()) as { data: string }
    const text = textOf(await (await app.ask(cookie, { content: '物流怎么选', image })).rest())
    expect(text).toMatch(/^看不了图片，请用文字描述图片里的内容。\n\n没有接入模型/)
  })

  it('the quota tells the page that there is no model', async () => {
    const { cookie } = await app.newcomer()
    const { data } = await app.call('GET', '/ai_assistant/quota', cookie)
    expect(data).toMatchObject({ left: 20, limit: 20, hasModel: false, seesImages: false })
  })
})

describe('a refusal', () => {
  it.each([
    ['for nothing found', 'qqqqxxxx', /has nothing that bears[\s\S]*not counted/],
    ['for a wish that says too little', '帮我写个文案', /卖点，例如：[\s\S]*这次不计次数。/],
    ['for what needs a model', '请翻译这句话：你好', /做不了这件事[\s\S]*这次不计次数。/],
    ['for what needs a model, in English', 'please draw a poster', /cannot do this[\s\S]*not counted/],
  ])('%s is not counted, says so, and stays in the history', async (_, content, text) => {
    const { cookie } = await app.newcomer()
    const chunks = await (await app.ask(cookie, { content })).rest()
    expect(textOf(chunks)).toMatch(text)
    expect(chunks.some(({ sources }) => sources)).toBe(false)
    expect(endOf(chunks)).toEqual({ msg: '', state: 'complete' })
    expect(await leftOf(cookie)).toBe(20)
    const { data } = await app.call<{ list: object[] }>('GET', '/ai_assistant/message', cookie)
    expect(data.list[0]).toMatchObject({ state: 'complete', message: textOf(chunks) })
  })

  it('is given back before a reader hears of the end, and an answer is counted', async () => {
    const { cookie } = await app.newcomer()
    for (const [content, left] of [
      ['qqqqxxxx', 20],
      ['物流怎么选', 19],
      ['请翻译这句话：你好', 19],
      ['写一封邮件：致歉', 18],
    ] as const) {
      await (await app.ask(cookie, { content })).rest()
      expect(await leftOf(cookie), content).toBe(left)
    }
  })

  it('is given back once, however many come at once on two instances', async () => {
    const { cookie, user } = await app.newcomer()
    const instances = [app.open({ dailyQuota: 1 }), app.open({ dailyQuota: 1 })]
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, at) => app.ask(cookie, { content: `qqqqxxxx${at}` }, instances[at % 2])),
    )
    const answered = all.filter(({ http }) => http === 200)
    expect(answered.length).toBeGreaterThan(0)
    for (const heard of answered) expect(endOf(await heard.rest())?.state).toBe('complete')
    expect(await leftOf(cookie, instances[0])).toBe(1)
    const [row] = await app.db
      .select()
      .from(usage)
      .where(eq(usage.userId, Number(user.id)))
    expect(row?.used).toBe(0)
    const chunks = await (await app.ask(cookie, { content: '物流怎么选' }, instances[1])).rest()
    expect(quotesIn(chunks).length).toBeGreaterThan(0)
    expect(await leftOf(cookie, instances[0])).toBe(0)
    expect((await app.ask(cookie, { content: 'qqqqxxxx' }, instances[0])).http).toBe(429)
  })

  it('that is asked again with its request id is found and costs nothing', async () => {
    const { cookie } = await app.newcomer()
    const query = { content: 'qqqqxxxx', requestId: 'request-refused' }
    const [first] = await (await app.ask(cookie, query)).rest()
    const [again] = await (await app.ask(cookie, query)).rest()
    expect(again?.answerId).toBe(first?.answerId)
    expect(await leftOf(cookie)).toBe(20)
  })
})
