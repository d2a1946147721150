import { describe, expect, it } from 'vitest'
import { endOf, startAssistantApp, textOf } from '../../testing/assistant-app'

const app = startAssistantApp({ model: null })

const answerTo = async (content: string, locale = 'zh-CN') => {
  const { cookie } = await app.newcomer()
  return (await app.ask(cookie, { content }, undefined, { 'Accept-Language': locale })).rest()
}

describe('without a model', () => {
  it('the assistant says so, and lists search results', async () => {
    const chunks = await answerTo('亚马逊开店要什么资料')
    expect(textOf(chunks)).toMatch(/还没有接入模型服务/)
    expect(textOf(chunks)).toMatch(/- \[亚马逊开店\]\(\/GStore\/details\/1\?tag=1\)/)
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

  it('it says so in the language of the question', async () => {
    expect(textOf(await answerTo('how to sell on amazon'))).toMatch(/not connected to a model service/)
    expect(textOf(await answerTo('物流', 'en'))).toMatch(/还没有接入/)
    expect(textOf(await answerTo('123', 'en'))).toMatch(/not connected/)
  })

  it('it says so when it finds nothing either', async () => {
    const chunks = await answerTo('qqqqxxxx')
    expect(textOf(chunks)).toMatch(/nothing that bears/)
    expect(chunks.some(({ sources }) => sources)).toBe(false)
  })

  it('the quota tells the page that there is no model', async () => {
    const { cookie } = await app.newcomer()
    const { data } = await app.call('GET', '/ai_assistant/quota', cookie)
    expect(data).toMatchObject({ left: 20, limit: 20, hasModel: false, seesImages: false })
  })
})
