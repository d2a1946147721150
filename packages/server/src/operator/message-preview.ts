import { type MessagePreview, previewMessage } from '@chuhai/contract/admin'
import { brand } from '@chuhai/contract/constants'
import type { Locale } from '@chuhai/contract/locale'
import { smsParts, smsText } from '../messages/sms-text'
import { smsTemplateName } from '../messages/ways/sms'
import { StartError } from '../process/start-error'
import type { Env } from '../settings/env'
import { action } from './command'
import { messageKind } from './message-kind'
import { text } from './options'
import { readNamedText } from './output'

const locales: Record<Locale, string> = { 'zh-CN': '中文', en: 'English' }

/** A short message as a phone shows it, how many messages the gateway counts, and the gateway's id of its template. */
const smsLines = (sms: string, path: string | null, name: string, env: Env): string[] => {
  const shown = smsText(env.sms?.signature ?? brand, sms, path === null ? null : `${env.PUBLIC_URL}${path}`)
  const id = env.sms?.templates.get(name)
  return [
    `短信  ${shown}`,
    `      ${shown.length} 个字，按 ${smsParts(shown)} 条计费；网关的模板 ${id ?? `${name}（SMS_TEMPLATES 里没有编号）`}`,
  ]
}

const linesOf = (kind: string, { texts, path }: MessagePreview, locale: Locale, env: Env): string[] => {
  const written = texts?.[locale]
  if (!written) return []
  return [
    `【${locales[locale]}】`,
    `标题  ${written.title}`,
    `正文  ${written.text.trim().replaceAll('\n', '\n      ')}`,
    ...(written.sms === null
      ? ['短信  不发']
      : smsLines(written.sms, path, smsTemplateName({ kind, locale }), env)),
    '',
  ]
}

/** Shows a kind with sample values, as it is or as a file would have it. */
export const preview = action({
  about: '用示例的值看一种消息的中英文，短信数出字数与条数',
  words: { kind: messageKind },
  options: { file: text('文件', '看一个还没有导入的文件，写错的地方会指出来') },
  example: 'messages preview order.paid',
  async run({ kind }, { call, env, options: { file } }) {
    const body = file === undefined ? {} : { file: await readNamedText(file) }
    const shown = await call(previewMessage, { params: { kind }, body })
    if (!shown?.texts)
      throw new StartError(
        shown && shown.problems.length > 0
          ? ['这个文件不能导入，因为：', ...shown.problems].join('\n')
          : `${kind} 还没有文字。`,
      )
    const lines = (Object.keys(locales) as Locale[]).flatMap((locale) => linesOf(kind, shown, locale, env))
    return [...lines, `链接  ${shown.path ?? '没有'}`].join('\n')
  },
})
