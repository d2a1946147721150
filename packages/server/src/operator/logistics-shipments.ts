import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  getManagedShipment,
  listManagedShipments,
  type ManagedShipment,
  moveManagedShipment,
  type OperatorShipmentMove,
} from '@chuhai/contract/admin'
import { shipmentWordsMax } from '@chuhai/contract/constants'
import { shipmentStateNames, shipmentStates } from '@chuhai/contract/logistics'
import { yuanOf } from '@chuhai/contract/money'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { action, type Command } from './command'
import { chineseNames, choice, limit, out, type Values } from './options'
import { csvRow, csvStream, limitedTable, outputTo, tableOf, textTable } from './output'
import {
  shipmentColumns,
  shipmentFacts,
  shipmentGoods,
  shipmentHistory,
  shipmentLabelColumns,
} from './shipment-columns'
import { shipmentNumber } from './shipment-number'
import { said } from './words'

const words = said('说明', shipmentWordsMax, '寄件人会看到')
const filter = { state: choice('状态', '现在的状态', chineseNames(shipmentStateNames, shipmentStates)) }

const allShipments = (call: CallAdmin, { state }: Values<typeof filter>): AsyncGenerator<ManagedShipment> =>
  readPages((rows, last?: ManagedShipment) =>
    call(listManagedShipments, { query: { state, after: last?.number, rows } }),
  )

const requireShipment = async (call: CallAdmin, number: string) => {
  const found = await call(getManagedShipment, { params: { number } })
  if (!found) throw new StartError(`没有运单 ${number}，运单号见 logistics shipments list。`)
  return found
}

/** Applies a transition of an operator. Throws where the shipment is in no state of `from`. */
const move = async (
  call: CallAdmin,
  number: string,
  { action, from, words }: { action: OperatorShipmentMove; from: readonly string[]; words: string },
): Promise<ManagedShipment> => {
  const { state, step } = await requireShipment(call, number)
  if (!from.includes(state))
    throw new StartError(`运单 ${number} 现在是“${shipmentStateNames[state]['zh-CN']}”，不能这样处理。`)
  return call(moveManagedShipment, { params: { number }, body: { step, action, words } })
}

/** Shipments of senders. */
export const logisticsShipments: Command = {
  about: '运单：列表、导出、查看、作废面单、取消',
  actions: {
    list: action({
      about: '列出运单，最近有变化的在最后',
      options: { ...filter, limit },
      example: 'logistics shipments list --state 待交货',
      async run(_, { call, options }) {
        const found: ManagedShipment[] = []
        for await (const shipment of allShipments(call, options)) found.push(shipment)
        found.sort((a, b) => a.changedAt.localeCompare(b.changedAt))
        return limitedTable(shipmentColumns, found, options.limit)
      },
    }),
    export: action({
      about: '导出运单，每票一行，金额以元计，CSV',
      options: { ...filter, out },
      example: 'logistics shipments export --out shipments.csv',
      async run(_, { call, options }) {
        let count = 0
        async function* records() {
          for await (const shipment of allShipments(call, options)) {
            count += 1
            yield csvRow(shipmentColumns, shipment)
          }
        }
        await pipeline(Readable.from(records()), csvStream(shipmentColumns), outputTo(options.out), {
          end: options.out !== undefined,
        })
        return options.out === undefined ? '' : `${options.out} 已写好：${count} 票`
      },
    }),
    show: action({
      about: '一票运单：地址、货物、费用、面单、每一步',
      words: { number: shipmentNumber },
      example: 'logistics shipments show CY2611280000000001',
      async run({ number }, { call }) {
        const found = await requireShipment(call, number)
        const [first = [], ...others] = shipmentFacts(found)
        return [
          textTable(first, others),
          tableOf(shipmentGoods, found.details.goods),
          tableOf(shipmentLabelColumns, found.labels),
          tableOf(shipmentHistory, found.history),
        ].join('\n\n')
      },
    }),
    void: action({
      about: '作废面单；寄件人改好资料后可以开新的',
      words: { number: shipmentNumber, words },
      example: 'logistics shipments void CY2611280000000001 收件地址写错了城市',
      async run({ number, words }, { call }) {
        await move(call, number, { action: 'voidLabel', from: ['labelled'], words })
        return `${number}：面单已作废`
      },
    }),
    cancel: action({
      about: '取消还没有交货的运单，运费原路退回',
      words: { number: shipmentNumber, words },
      example: 'logistics shipments cancel CY2611280000000001 目的地暂停派送',
      async run({ number, words }, { call }) {
        const { amount } = await move(call, number, {
          action: 'cancel',
          from: ['labelled', 'voided'],
          words,
        })
        return `${number}：已取消，退回 ${yuanOf(amount)} 元`
      },
    }),
  },
}
