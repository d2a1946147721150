import {
  decideOffer,
  getManagedOffer,
  listManagedOffers,
  type ManagedOffer,
  type ManagedOfferWithDraft,
  offerReasonMax,
} from '@chuhai/contract/admin'
import { offerFieldNames, offerStateAfter, offerStateNames, offerStates } from '@chuhai/contract/market'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command, type CommandContext } from './command'
import { readFieldReasons } from './field-reasons'
import { offerColumns, offerFacts, packageColumns, partsOf } from './market-offer-columns'
import { chineseNames, choice, limit, texts, version } from './options'
import { limitedTable, tableOf, textTable } from './output'
import { findId, idWord } from './short-id'
import { reason } from './words'

const id = idWord('marketOffer')

const labels = Object.fromEntries(
  Object.entries(offerFieldNames).map(([name, label]) => [name, label['zh-CN']]),
)

const requireOffer = async (call: CallAdmin, start: string): Promise<ManagedOfferWithDraft> => {
  const id = await findId(call, 'marketOffer', start)
  const found = await call(getManagedOffer, { params: { id } })
  if (!found) throw new StartError(`没有服务 ${id}，编号见 market services list。`)
  return found
}

type Decision = { action: 'accept' } | { action: 'return'; reason: string; fields: Record<string, string> }

/** Decides about a service; with a version, only while that is the current one. */
const decide = async (
  start: string,
  decision: Decision,
  { call, options }: CommandContext<{ version?: number }>,
): Promise<string> => {
  const current = await requireOffer(call, start)
  const { id, state } = current
  const given = options.version ?? current.version
  if (given !== current.version)
    throw new StartError(
      `服务 ${id} 刚才有改动（版本 ${current.version}），没有处理。先看一看：pnpm operator market services show ${id}`,
    )
  if (!offerStateAfter(state, decision.action))
    throw new StartError(`服务 ${id} 现在是“${offerStateNames[state]['zh-CN']}”，不能审核。`)
  const decided = await call(decideOffer, { params: { id }, body: { version: given, decision } })
  return `${id} ${decided.title}：${offerStateNames[decided.state]['zh-CN']}`
}

/** What providers offer. */
export const marketOffers: Command = {
  about: '服务商的服务：列表、查看、发布、退回',
  actions: {
    list: action({
      about: '列出服务，含草稿',
      options: { state: choice('状态', '现在的状态', chineseNames(offerStateNames, offerStates)), limit },
      example: 'market services list --state 待审核',
      async run(_, { call, options }) {
        const found = await readAllPages((rows, last?: ManagedOffer) =>
          call(listManagedOffers, { query: { state: options.state, after: last?.id, rows } }),
        )
        found.sort((a, b) => a.changedAt.localeCompare(b.changedAt))
        return limitedTable(offerColumns, found, options.limit)
      },
    }),
    show: action({
      about: '一项服务：草稿的全部内容，与已发布的不同之处',
      words: { id },
      example: 'market services show 5f0c2a9e',
      async run({ id }, { call }) {
        const found = await requireOffer(call, id)
        return [
          textTable(['编号', found.id], offerFacts(found)),
          tableOf(packageColumns, found.draft.packages),
          textTable(['栏目', '草稿', '已发布'], partsOf(found)),
        ].join('\n\n')
      },
    }),
    accept: action({
      about: '通过并发布；已下的订单仍按原来的内容和价格',
      words: { id },
      options: { version },
      example: 'market services accept 5f0c2a9e --version 4',
      run: ({ id }, context) => decide(id, { action: 'accept' }, context),
    }),
    return: action({
      about: '退回修改，写明原因；--field 说哪一栏要改什么',
      words: { id, reason: reason(offerReasonMax, '服务商会看到') },
      options: { version, field: texts('栏目=原因', '哪一栏要改什么，可以写几次') },
      example: 'market services return 5f0c2a9e 套餐要写明含几个店铺 --field 套餐=第二个没有写店铺数',
      run: ({ id, reason }, context) => {
        const fields = readFieldReasons(labels, context.options.field, offerReasonMax)
        return decide(id, { action: 'return', reason, fields }, context)
      },
    }),
  },
}
