import {
  checkSiteRequest,
  decideSiteRequest,
  listSiteRequests,
  type RequestedSite,
  type SiteRequestDecision,
  type SiteRequestState,
  siteRequestStates,
} from '@chuhai/contract/admin'
import { siteProofName, siteProofPath } from '@chuhai/contract/site-request'
import { StartError } from '../process/start-error'
import { readPages } from './admin-client'
import { type CommandContext, commandOf } from './command'
import { apartListOf, suspicionText } from './consultations'
import { type Column, inShanghai, tableOf } from './output'

const stateNames: Record<SiteRequestState, string> = {
  open: '待处理',
  accepted: '已登记',
  refused: '未通过',
}

const columns: readonly Column<RequestedSite>[] = [
  { title: '编号', value: ({ id }) => id },
  { title: '申请时间', value: ({ createdAt }) => inShanghai(createdAt) },
  { title: '状态', value: ({ state }) => stateNames[state] },
  { title: '网站', value: ({ origin }) => origin },
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

const readState = (text: string | undefined): SiteRequestState | undefined => {
  if (text === undefined) return undefined
  const state = siteRequestStates.find((one) => one === text || stateNames[one] === text)
  if (!state)
    throw new StartError(`--status ${text} is not known. Use ${Object.values(stateNames).join(', ')}.`)
  return state
}

const list = async (_: string[], { call, options }: CommandContext) => {
  const filter = { state: readState(options.status), of: apartListOf(options) }
  const pages = readPages((rows, last?: RequestedSite) =>
    call(listSiteRequests, {
      query: { ...filter, afterTime: last?.createdAt, afterId: last?.id, rows },
    }),
  )
  const requests: RequestedSite[] = []
  for await (const request of pages) requests.push(request)
  return tableOf(columns, requests)
}

const unknown = (id: string) =>
  new StartError(`There is no request ${id}. sites requests tells which there are.`)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const requireId = (id = ''): string => {
  if (!uuid.test(id)) throw new StartError(`"${id}" is no request. Give an id, as sites requests tells it.`)
  return id
}

/** Looks for the proof of a request; says whose token the site has. */
const check = async ([word]: string[], { call }: CommandContext): Promise<string> => {
  const id = requireId(word)
  const { origin, proved } = await call(checkSiteRequest, { params: { id } })
  if (origin === null) throw unknown(id)
  if (proved.includes(id))
    return `${origin} is proved by request ${id}. Accept it with: sites requests accept ${id}`
  const other = proved.map((one) => `Request ${one} is proved.`)
  return [
    `${origin} is not proved by request ${id}: its id stands neither alone on a line of ${siteProofPath} nor in a tag ${siteProofName} of the head of the home page.`,
    ...other,
  ].join(' ')
}

/** Decides a request; resolves with the site. */
const decide = async (word: string | undefined, decision: SiteRequestDecision, { call }: CommandContext) => {
  const id = requireId(word)
  const { outcome, origin } = await call(decideSiteRequest, { params: { id }, body: { decision } })
  if (outcome === 'unknown' || origin === null) throw unknown(id)
  if (outcome === 'unproved')
    throw new StartError(
      `Nothing proves that ${origin} is of who asks. Look with: sites requests check ${id}; or accept with --without-proof, where you know it.`,
    )
  if (outcome !== 'decided')
    throw new StartError(`The request for ${origin} was ${outcome} before; nothing was decided.`)
  return origin
}

/** What an operator reads once a site is registered. */
export const registeredText = (origin: string): string =>
  `${origin} registered. Its visitors sign in within the page once the sign-on provider lets it be framed there: add ${origin} to SIGN_ON_FRAME_ANCESTORS of the provider and restart it.`

/** What webmasters ask to be registered. */
export const siteRequests = commandOf('sites requests', {
  /** The newest first. */
  'list [--status STATUS] [--programs|--flood]': list,
  'check ID': check,
  'accept ID [--without-proof]': async ([id], context) => {
    const withoutProof = context.options['without-proof'] ?? false
    return registeredText(await decide(id, { action: 'accept', withoutProof }, context))
  },
  'refuse ID --why REASON': async ([id], context) => {
    const reason = context.options.why?.trim()
    if (!reason) throw new StartError('A refusal needs a reason: sites requests refuse ID --why REASON')
    return `${await decide(id, { action: 'refuse', reason }, context)} refused`
  },
})
