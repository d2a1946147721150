import type { Locale } from '@chuhai/contract'

const zh = {
  slow: '模型还没有开始回答，请稍候…',
  noModel: 'AI 助手还没有接入模型服务，暂时不能写出回答。',
  found: '门户里与您的问题有关的内容：',
  nothing: '门户里也没有找到与您的问题直接有关的内容。',
  imageUnseen: '图片已收到，但没有模型可以查看它。',
  ask: '需要人工帮助，请填写页面上的在线咨询，24 小时内会有人联系您。',
}

const en: typeof zh = {
  slow: 'The model has not begun to answer yet, one moment…',
  noModel: 'The AI assistant is not connected to a model service yet, so it cannot write an answer.',
  found: 'What the portal has on your question:',
  nothing: 'The portal has nothing that bears directly on your question either.',
  imageUnseen: 'Your image has arrived, but there is no model that could look at it.',
  ask: 'For help from a person, fill in the consultation form; somebody will call you within 24 hours.',
}

/** What the assistant says in its own name. */
export const words: Record<Locale, typeof zh> = { 'zh-CN': zh, en }
