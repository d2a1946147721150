import {
  consignmentWordsMax,
  getManagedConsignment,
  listManagedConsignments,
  type ManagedConsignment,
  type ManagedConsignmentWithSteps,
  setConsignmentStage,
} from '@chuhai/contract/admin'
import { type ConsignmentStage, consignmentStageNames, consignmentStages } from '@chuhai/contract/consignment'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command } from './command'
import {
  consignmentColumns,
  consignmentFacts,
  consignmentHistory,
  consignmentLines,
} from './consignment-columns'
import { chineseNames, choice, limit, version } from './options'
import { limitedTable, tableOf, textTable } from './output'
import { findId, idWord } from './short-id'
import { UsageError } from './usage-error'
import { said, type Word, word } from './words'

const id = idWord('consignment')
const words = said('说明', consignmentWordsMax, '委托人会看到')

const stage: Word<ConsignmentStage> = {
  ...word('阶段', consignmentStages.map((one) => consignmentStageNames[one]['zh-CN']).join('、')),
  read(text) {
    const found = consignmentStages.find((one) => consignmentStageNames[one]['zh-CN'] === text)
    if (!found) throw new UsageError(`没有“${text}”这个阶段。`)
    return found
  },
}

const requireConsignment = async (call: CallAdmin, start: string): Promise<ManagedConsignmentWithSteps> => {
  const id = await findId(call, 'consignment', start)
  const found = await call(getManagedConsignment, { params: { id } })
  if (!found) throw new StartError(`没有委托 ${id}，编号见 consignments list。`)
  return found
}

/** Goods that are exported for somebody, after the application is accepted. */
export const consignments: Command = {
  about: '外贸综合服务：委托列表、费用与订单、登记进度',
  actions: {
    list: action({
      about: '列出委托和进度',
      options: {
        stage: choice('阶段', '现在的阶段', chineseNames(consignmentStageNames, consignmentStages)),
        limit,
      },
      example: 'consignments list --stage 单证齐备',
      async run(_, { call, options }) {
        const found = await readAllPages((rows, last?: ManagedConsignment) =>
          call(listManagedConsignments, { query: { stage: options.stage, after: last?.id, rows } }),
        )
        found.sort((a, b) => a.changedAt.localeCompare(b.changedAt))
        return limitedTable(consignmentColumns, found, options.limit)
      },
    }),
    show: action({
      about: '一单委托：费用、订单，每一步的时间、操作人、说明',
      words: { id },
      example: 'consignments show 5f0c2a9e',
      async run({ id }, { call }) {
        const found = await requireConsignment(call, id)
        return [
          textTable(['编号', found.id], consignmentFacts(found)),
          tableOf(consignmentLines, found.lines),
          tableOf(consignmentHistory, found.history),
        ].join('\n\n')
      },
    }),
    set: action({
      about: '登记下一个阶段；同一个阶段有新的情况，再写一次',
      words: { id, stage, words },
      options: { version },
      example: 'consignments set 5f0c2a9e 报关放行 宁波海关已放行，船期 12 月 3 日',
      async run({ id: start, stage, words }, { call, options }) {
        const current = await requireConsignment(call, start)
        const { id } = current
        const given = options.version ?? current.version
        const name = consignmentStageNames[current.stage]['zh-CN']
        if (given !== current.version)
          throw new StartError(
            `委托 ${id} 已被 ${current.by} 改为“${name}”（版本 ${current.version}），没有处理。先看一看：pnpm operator consignments show ${id}`,
          )
        const changed = await call(setConsignmentStage, {
          params: { id },
          body: { version: given, stage, words },
        })
        return `${id} ${changed.goods}：${consignmentStageNames[changed.stage]['zh-CN']}`
      },
    }),
  },
}
