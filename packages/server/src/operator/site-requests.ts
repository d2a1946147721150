import {
  checkSiteRequest,
  decideSiteRequest,
  listSiteRequests,
  type RequestedSite,
  type SiteRequestDecision,
  type SiteRequestState,
} from '@chuhai/contract/admin'
import { siteProofName, siteProofPath } from '@chuhai/contract/site-request'
import { StartError } from '../process/start-error'
import { readAllPages } from './admin-client'
import { action, type Command, type CommandContext } from './command'
import { apartListOf, apartOptions, suspicionText } from './consultations'
import { choice, flag, limit, type Values } from './options'
import { type Column, inShanghai, tableOf } from './output'
import { findId, idWord } from './short-id'
import { shownOrigin } from './site-origin'
import { reason } from './words'

const id = idWord('siteRequest')

const stateNames: Record<SiteRequestState, string> = {
  open: '待处理',
  accepted: '已登记',
  refused: '未通过',
}

const columns: readonly Column<RequestedSite>[] = [
  { title: '编号', value: ({ id }) => id },
  { title: '申请时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '状态', value: ({ state }) => stateNames[state] },
  { title: '网站', value: ({ origin }) => shownOrigin(origin) },
  { title: '名称', value: ({ siteName }) => siteName },
  { title: '姓名', value: ({ contactsName }) => contactsName },
  { title: '手机号', value: ({ contactsPhone }) => contactsPhone },
  { title: '邮箱', value: ({ mailbox }) => mailbox },
  { title: '用途', value: ({ purpose }) => purpose },
  { title: '证明', value: ({ provedAt }) => (provedAt ? inShanghai(provedAt) : '') },
  { title: '处理人', value: ({ by }) => by ?? '' },
  { title: '处理时间', value: ({ decidedAt }) => (decidedAt ? inShanghai(decidedAt) : '') },
  { title: '原因', value: ({ reason }) => reason ?? '' },
  { title: '疑似程序', value: ({ suspicion }) => (suspicion ? suspicionText[suspicion] : '') },
]

const listOptions = {
  status: choice('状态', '现在的状态', stateNames),
  ...apartOptions,
  limit,
}

const list = async (_: unknown, { call, options }: CommandContext<Values<typeof listOptions>>) => {
  const filter = { state: options.status, of: apartListOf(options) }
  const requests = await readAllPages((rows, last?: RequestedSite) =>
    call(listSiteRequests, {
      query: { ...filter, afterTime: last?.createdAt, afterId: last?.id, rows },
    }),
  )
  return tableOf(columns, requests.slice(0, options.limit))
}

const unknown = (id: string) => new StartError(`没有申请 ${id}，编号见 sites requests。`)

/** Looks for the proof of a request; prints whose token the site has. */
const check = async ({ id: start }: { id: string }, { call }: CommandContext): Promise<string> => {
  const id = await findId(call, 'siteRequest', start)
  const { origin, proved } = await call(checkSiteRequest, { params: { id } })
  if (origin === null) throw unknown(id)
  if (proved.includes(id)) return `${origin} 有申请 ${id} 的证明。登记：sites requests accept ${id}`
  const other = proved.map((one) => `申请 ${one} 有证明。`)
  return [
    `${origin} 没有申请 ${id} 的证明：${siteProofPath} 里没有一行只写这个编号，首页 head 里也没有名为 ${siteProofName} 的标签写着它。`,
    ...other,
  ].join('')
}

/** Decides a request; resolves with the site. */
const decide = async (start: string, decision: SiteRequestDecision, { call }: CommandContext) => {
  const id = await findId(call, 'siteRequest', start)
  const { outcome, origin } = await call(decideSiteRequest, { params: { id }, body: { decision } })
  if (outcome === 'unknown' || origin === null) throw unknown(id)
  if (outcome === 'unproved')
    throw new StartError(
      `没有证明 ${origin} 是申请人的。核对：sites requests check ${id}；确知是谁的，可以加 --without-proof。`,
    )
  if (outcome !== 'decided')
    throw new StartError(`${origin} 的申请从前处理过：${stateNames[outcome]}，这次没有处理。`)
  return origin
}

/** What an operator reads once a site is registered. */
export const registeredText = (origin: string): string =>
  `${shownOrigin(origin)} 已登记，几秒钟后生效。要让访客在它的页面里登录，把 ${origin} 加进登录服务的 SIGN_ON_FRAME_ANCESTORS，再重启登录服务；不加时在新窗口里登录。`

/** What webmasters ask to be registered. */
export const siteRequests: Command = {
  about: '站长在门户 /embed/register 提交的登记申请',
  actions: {
    list: action({
      about: '列出申请，新的在前',
      options: listOptions,
      example: 'sites requests --status 待处理',
      run: list,
    }),
    check: action({
      about: '到网站上核对证明：申请人放的文件或标签',
      words: { id },
      example: 'sites requests check 5f0c2a9e-3f1b-4a52-9c7e-0d6f1b2a3c4d',
      run: check,
    }),
    accept: action({
      about: '登记有证明的网站，几秒钟后生效',
      words: { id },
      options: { 'without-proof': flag('没有证明也登记：确知网站是谁的') },
      example: 'sites requests accept 5f0c2a9e-3f1b-4a52-9c7e-0d6f1b2a3c4d',
      run: async ({ id }, context) => {
        const withoutProof = context.options['without-proof'] ?? false
        return registeredText(await decide(id, { action: 'accept', withoutProof }, context))
      },
    }),
    refuse: action({
      about: '不登记；原因只留在记录里，请打电话告诉申请人',
      words: { id, reason: reason(200, '只留在记录里') },
      example: 'sites requests refuse 5f0c2a9e 打不开',
      run: async ({ id, reason }, context) =>
        `${await decide(id, { action: 'refuse', reason }, context)} 没有登记`,
    }),
  },
}
