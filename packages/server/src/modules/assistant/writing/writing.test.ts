import { chatInputMax } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstItems } from '../../../testing/first-items'
import { sceneContent } from '../content'
import { writingContent } from './template'
import { asksAbout, findUse } from './wish'
import { writeWish } from './writing'

const templates = firstItems(writingContent)
const inLocale = (locale: Locale) => templates.map(({ name, content }) => ({ name, ...content[locale] }))

const chosenFor = (question: string, locale: Locale = 'zh-CN') =>
  findUse(question, inLocale(locale))?.name ?? null

const written = (question: string, locale: Locale = 'zh-CN') => {
  const template = findUse(question, inLocale(locale))
  return template && writeWish(question, template, locale)
}
const textsOf = (question: string, locale?: Locale) =>
  written(question, locale)?.drafts.map(({ text }) => text)

const guideWords = (name: string) =>
  firstItems(sceneContent).find((scene) => scene.name === name)?.guideWords ?? ''

it('has a template for each use of the specification, in both languages', () => {
  expect(templates.map(({ name }) => name).sort()).toEqual(['copy', 'mail', 'title'])
})

describe('a wish', () => {
  it.each<[string, string | null]>([
    ['请把下面这段商品描述改写一下：榨汁杯', 'copy'],
    ['帮我优化标题：狗窝', 'title'],
    ['写一封回信', 'mail'],
    ['请写一封邮件，介绍新的文案', 'mail'],
    ['标题怎么写', null],
    ['客服多久回复', null],
    ['差评会影响排名', null],
    ['请问邮件营销怎么做', null],
    ['亚马逊开店要什么资料', null],
    ['写一份商业计划书', null],
  ])('is told from a question: %s', (question, use) => {
    expect(chosenFor(question)).toBe(use)
  })

  it.each<[string, string | null]>([
    ['Write copy for our blender', 'copy'],
    ['Please improve this title', 'title'],
    ['Draft a reply to the buyer', 'mail'],
    ['how do I write a title', null],
    ['copyright rules', null],
  ])('is told from a question in English: %s', (question, use) => {
    expect(chosenFor(question, 'en')).toBe(use)
  })
})

describe('copy', () => {
  it('is made of the words of the visitor, in three forms', () => {
    expect(textsOf('写一段文案，商品：便携榨汁杯，卖点：350 毫升、杯身可拆洗，市场：美国')).toEqual([
      '便携榨汁杯：350 毫升，杯身可拆洗。',
      '便携榨汁杯\n• 350 毫升\n• 杯身可拆洗',
      '便携榨汁杯，350 毫升。',
    ])
  })

  it('finds product, points and market in running text', () => {
    const wish = '帮我写便携榨汁杯的文案，卖点是350毫升、可拆洗，面向美国露营人群'
    expect(textsOf(wish)?.[0]).toBe('便携榨汁杯：350毫升，可拆洗。')
    expect(written(wish)?.lead).toContain('面向美国露营人群')
    expect(textsOf('给我们写一段露营灯的文案：3 档亮度，防水 IPX4')?.[0]).toBe(
      '露营灯：3 档亮度，防水 IPX4。',
    )
  })

  it.each([
    ['翻译机文案：支持英语和日语，翻译准确，写三句', '翻译机：支持英语和日语，翻译准确。'],
    ['写日语教材的文案：48 课，配音频', '日语教材：48 课，配音频。'],
    ['润色文案：这款露营灯很亮，续航 40 小时', '这款露营灯很亮：续航 40 小时。'],
  ])('takes no word of the goods for one about writing: %s', (wish, text) => {
    expect(textsOf(wish)?.[0]).toBe(text)
    expect(written(wish)?.language).toBe('')
  })

  it('of the first suggestion says what it cannot do', () => {
    const copy = written(guideWords('文案润色'))
    expect(copy?.drafts[1]?.text).toBe(
      '便携榨汁杯\n• 350 毫升\n• USB-C 充电\n• 一次充满可榨 15 杯\n• 杯身可拆洗\n• 送清洁刷',
    )
    expect(copy).toMatchObject({
      unmet: ['每点不超过 200 个字符', '突出材质、用途和包装', '不夸大'],
      language: '英文',
    })
  })

  it('is written in English', () => {
    const wish = 'Write product copy for our portable blender: 350 ml, USB-C charging, washable cup'
    expect(textsOf(wish, 'en')?.[0]).toBe('portable blender: 350 ml, USB-C charging, washable cup.')
  })

  it('without a product or a selling point is not written', () => {
    expect(written('帮我写个便携榨汁杯的文案')).toBeNull()
    expect(written('文案润色')).toBeNull()
  })
})

describe('titles', () => {
  it('keep the first of repeated words', () => {
    const titles = written(guideWords('标题优化'))
    expect(titles?.drafts.map(({ text }) => text)).toEqual([
      'Dog Bed Large Washable Warm Soft Pet Sofa',
      'Dog Bed, Large, Washable, Warm, Soft, Pet, Sofa',
      'Dog Bed Large Washable Warm',
    ])
    expect(titles).toMatchObject({ unmet: [], language: '' })
    expect(titles?.lead).toContain('亚马逊美国站')
  })

  it('without a product are not written', () => {
    expect(written('优化标题，卖点：大、好')).toBeNull()
  })

  it('have as many points as their length allows', () => {
    const wish = '优化标题，不超过 20 个字符：便携榨汁杯，350 毫升，USB-C 充电，杯身可拆洗'
    for (const text of textsOf(wish) ?? []) expect([...text].length).toBeLessThanOrEqual(20)
    expect(textsOf(wish)?.[0]).toBe('便携榨汁杯 350 毫升')
  })
})

describe('a mail', () => {
  it('of the third suggestion has a sentence for each thing it is to say', () => {
    const mail = written(guideWords('邮件回复'))
    expect(mail?.drafts[0]?.text).toBe(
      [
        '您好：',
        '',
        '感谢您的来信。您提到：包裹晚到 6 天，要求退还运费。',
        '给您带来不便，非常抱歉。',
        '情况是：清关延误。',
        '我们会退还运费 4.90 欧元。',
        '',
        '如还有疑问，请直接回复这封邮件。',
        '',
        '〔您的姓名〕',
        '〔店铺或公司名〕',
      ].join('\n'),
    )
    expect(mail).toMatchObject({ unmet: ['附中文对照'], language: '德语' })
  })

  it.each([
    ['买家说收到的杯子漏水，帮我回封邮件', '您提到：收到的杯子漏水。'],
    ['写一封邮件给德国客户，告诉他们样品已寄出，下周到', '样品已寄出。\n下周到。'],
    ['请写一封英文邮件，买家问什么时候发货，回复周五发货', '您提到：什么时候发货。\n周五发货。'],
  ])('is written from running text: %s', (wish, text) => {
    expect(textsOf(wish)?.[0]).toContain(text)
  })

  it('is written in English', () => {
    const wish =
      'A German buyer writes that the parcel was six days late. Write a polite reply: apologise, explain the customs delay, refund the shipping of EUR 4.90.'
    expect(textsOf(wish, 'en')?.[0]).toContain(
      'You wrote: the parcel was six days late.\nWe are very sorry about the trouble.\nThe reason: the customs delay.\nWe will refund the shipping of EUR 4.90.',
    )
  })

  it('that is to say nothing is not written', () => {
    expect(written('写一封邮件')).toBeNull()
  })
})

it('invents nothing: every number and Latin word of a draft is in the wish', () => {
  const part = fc.constantFrom(
    ...[
      '便携榨汁杯',
      'Dog Bed',
      '350 毫升',
      '，',
      '：',
      '\n',
      '。',
      '、',
      '写文案',
      '优化标题',
      '写一封邮件',
    ],
    ...[
      '买家说',
      '{product}',
      '[x]',
      '$&',
      'USB-C',
      '商品：',
      '卖点：',
      '不超过 30 个字符',
      'for our',
      '致歉',
    ],
  )
  const tokens = (text: string): string[] => text.match(/[a-z\d]+/gi) ?? []
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 14 }), (parts) => {
      const wish = [...parts.join('')].slice(0, chatInputMax).join('')
      for (const { text } of written(wish)?.drafts ?? [])
        for (const token of tokens(text)) expect(tokens(wish)).toContain(token)
    }),
    { numRuns: 2000 },
  )
})

it('answers a wish of the greatest length at once', () => {
  const begun = performance.now()
  for (const part of ['写', '，', '写文案', '卖点：', '买家', '请', 'for our ', '的', '：']) {
    const wish = part.repeat(chatInputMax).slice(0, chatInputMax)
    written(wish)
    written(`写文案：${wish}`)
    written(`写邮件：${wish}`)
    asksAbout(wish)
  }
  expect(performance.now() - begun).toBeLessThan(2000)
})
