import { createShell, escaped, optionsOf } from '@chuhai-examples/development'
import type { Behaviour } from './behaviour'
import type { Mail, MailboxMessage, ShortMessage } from './message'
import type { Store } from './store'

const shell = createShell({
  name: '演示收件箱',
  badge: '不会外发',
  footer: '本页供开发和演示使用，邮件和短信只到这里，不会发给任何人。',
  stylesheet: 'messages.css',
})
/** A page whose list refreshes itself. */
const page = (title: string, main: string) => shell(title, main, '\n<script src="/live.js" defer></script>')

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const timeOf = ({ at }: MailboxMessage) => minute.format(at)

const behaviourNames: Record<Behaviour, [name: string, meaning: string]> = {
  normal: ['正常', '立即收下'],
  slow: ['缓慢', '几秒后才答复'],
  failing: ['失败', '暂时不收，发送方会重试'],
  half: ['失败一半', '每两条失败一条'],
  lost: ['收下后报错', '已收到，但回答失败'],
  bouncing: ['退信', '永久拒收'],
}

const switchesOf = (current: Behaviour) =>
  `<details class="card switches"${current === 'normal' ? '' : ' open'}><summary>测试选项：${behaviourNames[current][0]}</summary>
<form method="post" action="/behaviour">${optionsOf('behaviour', '收到邮件和短信时', behaviourNames, current)}
<button>应用</button></form></details>`

const kindNames = { mail: '邮件', sms: '短信' }

const titleOf = (message: MailboxMessage) =>
  message.kind === 'mail' ? message.subject || '（无主题）' : message.text

const shownMessages = 100

const listOf = (store: Store, current?: MailboxMessage) => {
  const messages = store.list()
  const items = messages.slice(0, shownMessages).map((message) => {
    const { number, kind, to, times } = message
    const mark = number === current?.number ? ' aria-current="page"' : ''
    const again = times > 1 ? ` · 收到 ${times} 次` : ''
    return `<li><a href="/message/${number}"${mark}><span class="line"><span class="kind ${kind}">${kindNames[kind]}</span><time>${timeOf(message)}</time></span><span class="subject">${escaped(titleOf(message))}</span><span class="line">${escaped(to)}${again}</span></a></li>`
  })
  const clear = '<form method="post" action="/clear"><button>清空</button></form>'
  return `<section id="list" class="card list"><div class="head"><h1 role="status">${messages.length} 条消息</h1>${messages.length > 0 ? clear : ''}</div>
${items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p class="empty">还没有消息。门户发出的邮件和短信会出现在这里，最新的在最前。</p>'}</section>`
}

const factsOf = (facts: [name: string, value: string][]) =>
  `<dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`

const timesOf = ({ times }: MailboxMessage): [string, string][] =>
  times > 1 ? [['收到次数', `${times} 次`]] : []

const mailView = (mail: Mail) => {
  const { number, subject, from, to, text, html, headers, attachments } = mail
  const files = attachments.map(
    ({ name }, index) =>
      `<a class="button" href="/message/${number}/attachment/${index}" download>${escaped(name)}</a>`,
  )
  const written = `<pre>${escaped(text)}</pre>`
  return `<h1>${escaped(subject || '（无主题）')}</h1>
${factsOf([['发件人', from], ['收件人', to], ['时间', timeOf(mail)], ...timesOf(mail)])}
${html ? `<iframe title="邮件正文" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/message/${number}/html"></iframe>` : written}
${files.length > 0 ? `<div class="files">${files.join('')}</div>` : ''}
${html ? `<details><summary>纯文本</summary>${written}</details>` : ''}
<details class="wide"><summary>邮件头</summary>${factsOf(headers)}</details>`
}

const smsView = (message: ShortMessage) => {
  const { to, text, template, parameters, parts } = message
  return `<h1>短信</h1>
${factsOf([['手机号', to], ['时间', timeOf(message)], ['计费', `${text.length} 字，${parts} 条`], ['模板', template], ...timesOf(message)])}
<p class="bubble">${escaped(text)}</p>
<details class="wide"><summary>模板参数</summary>${factsOf(Object.entries(parameters))}</details>`
}

/** The list alone. */
export const listPage = (store: Store, current: Behaviour) =>
  page(
    '消息',
    `${switchesOf(current)}<div class="columns">${listOf(store)}<section class="card rest"><p class="empty">选择一条消息查看内容。</p></section></div>`,
  )

/** A message beside the list; on a phone alone. */
export const messagePage = (store: Store, current: Behaviour, message: MailboxMessage) =>
  page(
    titleOf(message),
    `${switchesOf(current)}<div class="columns">${listOf(store, message)}<section class="card message"><a class="button back" href="/">返回列表</a>${message.kind === 'mail' ? mailView(message) : smsView(message)}</section></div>`,
  )

/** A request that was not understood. */
export const problemPage = (text: string) =>
  page(
    '无法打开',
    `<section class="card"><h1>无法打开</h1><p class="empty">${escaped(text)}。</p><a class="button" href="/">返回列表</a></section>`,
  )
