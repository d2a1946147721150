import type { Locale } from '@chuhai/contract'
import type { Find } from '../../search/search'
import type { Model } from './model'

const zh = {
  noModel: 'AI 助手还没有接入模型服务，暂时不能写出回答。',
  found: '门户里与您的问题有关的内容：',
  nothing: '门户里也没有找到与您的问题直接有关的内容。',
  imageUnseen: '图片已收到，但没有模型可以查看它。',
  ask: '需要人工帮助，请填写页面上的在线咨询，24 小时内会有人联系您。',
}

const en: typeof zh = {
  noModel: 'The AI assistant is not connected to a model service yet, so it cannot write an answer.',
  found: 'What the portal has on your question:',
  nothing: 'The portal has nothing that bears directly on your question either.',
  imageUnseen: 'Your image has arrived, but there is no model that could look at it.',
  ask: 'For help from a person, fill in the consultation form; somebody will call you within 24 hours.',
}

const words: Record<Locale, typeof zh> = { 'zh-CN': zh, en }

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s+/g, ' ')

const item = ({ title, address, excerpt }: Find): string => {
  const text = excerpt.map((part) => (part.isHit ? `**${escaped(part.text)}**` : escaped(part.text))).join('')
  return `- [${escaped(title)}](${address})\n  ${text}\n`
}

/** Used where no model is configured: says so, and lists search results. */
export const searchModel: Model = {
  seesImages: false,
  async write({ locale, results, image }, _, onText) {
    const { noModel, found, nothing, imageUnseen, ask } = words[locale]
    onText(`${noModel}${image ? `${locale === 'en' ? ' ' : ''}${imageUnseen}` : ''}\n\n`)
    onText(results.length > 0 ? `${found}\n\n` : `${nothing}\n\n`)
    for (const result of results) onText(item(result))
    onText(results.length > 0 ? `\n${ask}` : ask)
  },
}
