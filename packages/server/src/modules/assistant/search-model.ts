import { setTimeout as wait } from 'node:timers/promises'
import type { Locale } from '@chuhai/contract'
import { consultationPromiseHours } from '@chuhai/contract/constants'
import { type Model, type ModelRequest, Refusal } from './model'
import { type Quote, quotesFor } from './quotes'
import type { WritingTemplate } from './writing/template'
import { asksAbout, findUse } from './writing/wish'
import { type Writing, writeWish } from './writing/writing'

const zh = {
  quoting: '没有接入模型，我不写回答，只引用网站的原文；每句后面是出处。',
  nothing: '没有接入模型，我只能引用网站的原文，而网站上没有找到与您的问题直接有关的内容。这次不计次数。',
  cannot:
    '没有接入模型，我做不了这件事：我能引用网站的原文，也能用模板和您的原话写文案、标题和邮件。这次不计次数。',
  imageUnseen: '看不了图片，请用文字描述图片里的内容。',
  ask: `需要人工帮助，请填写在线咨询，${consultationPromiseHours} 小时内会有人联系您。`,
  notCounted: '这次不计次数。',
  length: (count: number) => `（${count} 个字符）`,
  unmet: (clauses: readonly string[]) => `模板做不到、请您自己改的要求：${clauses.join('；')}。`,
  language: (language: string) => `我不会翻译，定稿以后请另外译成${language}。`,
  quoted: (sentence: string) => `“${sentence}”`,
}

const en: typeof zh = {
  quoting:
    'There is no model, so I write no answer and quote the site as it is, mostly in Chinese; the source follows each sentence.',
  nothing:
    'There is no model, so I can only quote the site, and it has nothing that bears on your question. This question is not counted.',
  cannot:
    'There is no model, so I cannot do this: I can quote the site, and write copy, titles and mails from templates in your own words. This question is not counted.',
  imageUnseen: 'I cannot see images; please describe what it shows.',
  ask: `For help from a person, fill in the consultation form; somebody will call you within ${consultationPromiseHours} hours.`,
  notCounted: 'This question is not counted.',
  length: (count) => ` (${count} characters)`,
  unmet: (clauses) => `What a template cannot do, for you to change: ${clauses.join('; ')}.`,
  language: (language) => `I cannot translate; please have the final text translated into ${language}.`,
  quoted: (sentence) => `“${sentence}”`,
}

const words: Record<Locale, typeof zh> = { 'zh-CN': zh, en }

/** What neither quotes nor templates can do. */
const needsModel =
  /翻译|译成|译为|生图|画[一个张幅]|做图|作图|修图|(?:生成|设计)\S{0,8}(?:图|海报|视频)|写代码|编程|\btranslate\b|\bdraw\b|\b(?:generate|create|make) (?:an? )?(?:image|picture|poster|video)/i

/** As readers see it: no sign of it is a mark of Markdown. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>#|~$&]/g, '\\$&')
    .replace(/^(\s*)([-+=])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])/gm, '$1\\$2')

const quoteItem = ({ sentence, title, address }: Quote, { quoted }: typeof zh): string =>
  `- ${quoted(escaped(sentence))} [${escaped(title)}](${address})\n`

function* partsOf({ lead, drafts, unmet, language }: Writing, locale: Locale): Generator<string> {
  const { length, ...notes } = words[locale]
  yield `${escaped(lead)}\n`
  for (const { name, text } of drafts) {
    yield `\n**${escaped(name)}**${length([...text].length)}\n\n`
    for (const line of escaped(text).split('\n')) yield line === '' ? '>\n' : `> ${line}\n`
  }
  if (unmet.length > 0) yield `\n${escaped(notes.unmet(unmet))}\n`
  if (language !== '') yield `\n${escaped(notes.language(language))}\n`
}

/** Readers follow what comes sentence by sentence, as with a model. */
const pauseMs = 30

/**
 * Used where no model is configured. It quotes the site, writes what has a template, and says so; where it can do neither,
 * it refuses.
 */
export const createSearchModel = (
  findTemplates: (locale: Locale) => Promise<readonly WritingTemplate[]>,
): Model => {
  /** The parts of an answer, or of a refusal. */
  const answer = async (request: ModelRequest): Promise<{ parts: Iterable<string>; isRefusal: boolean }> => {
    const { question, locale, results } = request
    const { quoting, nothing, cannot, ask, notCounted } = words[locale]
    const template = findUse(question, await findTemplates(locale))
    const writing = template && writeWish(question, template, locale)
    if (writing) return { parts: partsOf(writing, locale), isRefusal: false }
    if (template && !asksAbout(question))
      return { parts: [`${escaped(template.missing)}`, `\n\n${notCounted}`], isRefusal: true }
    if (needsModel.test(question) && !asksAbout(question)) return { parts: [cannot], isRefusal: true }
    const quotes = quotesFor(question, results)
    if (quotes.length === 0) return { parts: [`${nothing}\n\n`, ask], isRefusal: true }
    const items = quotes.map((quote) => quoteItem(quote, words[locale]))
    return { parts: [`${quoting}\n\n`, ...items, `\n${ask}`], isRefusal: false }
  }

  return {
    seesImages: false,
    async write(request, signal, onText) {
      const { parts, isRefusal } = await answer(request)
      if (request.image) onText(`${words[request.locale].imageUnseen}\n\n`)
      for (const part of parts) {
        onText(part)
        await wait(pauseMs, undefined, { signal })
      }
      if (isRefusal) throw new Refusal()
    },
  }
}
