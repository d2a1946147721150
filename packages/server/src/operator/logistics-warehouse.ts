import {
  decideWeighing,
  getManagedWeighing,
  listWeighings,
  type ManagedWeighing,
  receiveParcel,
  type WeighingDecision,
  weighingWordsMax,
} from '@chuhai/contract/admin'
import { uploadMaxBytes } from '@chuhai/contract/constants'
import { weighingActionNames, weighingStateNames, weighingStates } from '@chuhai/contract/logistics'
import { yuanOf } from '@chuhai/contract/money'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command } from './command'
import { weighedParcelColumns, weighingColumns, weighingHistory } from './logistics-columns'
import { gramsWord, sidesWord } from './measures'
import { chineseNames, choice, limit, out, text } from './options'
import { fromCaller, limitedTable, readNamedFile, tableOf, textTable } from './output'
import { parcelNumber } from './parcel-number'
import { shipmentNumber } from './shipment-number'
import { writeStoredFile } from './stored-file'
import { UsageError } from './usage-error'
import { said } from './words'

const requireWeighing = async (call: CallAdmin, number: string) => {
  const found = await call(getManagedWeighing, { params: { number } })
  if (!found) throw new StartError(`运单 ${number} 还没有包裹入库，见 logistics warehouse list。`)
  return found
}

/** Returns the result that is printed after a parcel was received. */
const outcomeOf = ({ state, difference, parcels, impossible }: ManagedWeighing): string => {
  const missing = parcels.filter(({ measured }) => measured === null).length
  if (missing > 0) return `已入库，还差 ${missing} 件`
  if (impossible.length > 0)
    return `原线路无法承运：${impossible.map((reason) => reason['zh-CN']).join('；')}`
  if (difference === null || difference === 0) return '费用没有变化，可以出库'
  return difference > 0
    ? `应补 ${yuanOf(difference)} 元，已通知寄件人，暂扣到支付（${weighingStateNames[state]['zh-CN']}）`
    : `退回 ${yuanOf(-difference)} 元，可以出库`
}

const receive = action({
  about: '登记一个包裹入库：重量、尺寸、照片；再登记一次是更正',
  words: { number: parcelNumber, grams: gramsWord, sides: sidesWord },
  options: {
    warehouse: text('仓库', '仓库代号，例如 hangzhou'),
    picture: text('照片', '复重照片，PNG 或 JPG'),
  },
  example:
    'logistics warehouse receive CY2611284067192855A01 0.92 31x20x10.5 --warehouse hangzhou --picture 1.jpg',
  async run({ number, grams, sides }, { call, options: { warehouse, picture } }) {
    if (!warehouse || !picture) throw new UsageError('要写 --warehouse 仓库代号 和 --picture 照片。')
    const bytes = await readNamedFile(picture)
    if (bytes.length === 0 || bytes.length > uploadMaxBytes)
      throw new StartError(`${picture} 是空的，或者大于 ${uploadMaxBytes / 1024 / 1024} MB。`)
    const body = { warehouse, measured: { grams, ...sides }, picture: bytes.toString('base64') }
    const found = await call(receiveParcel, { params: { number }, body })
    return `${number}（运单 ${found.number}）：${outcomeOf(found)}`
  },
})

const decide = (name: WeighingDecision, about: string, example: string) =>
  action({
    about,
    words: { number: shipmentNumber, words: said('说明', weighingWordsMax, '寄件人会看到') },
    example: `logistics warehouse ${name} CY2611284067192855 ${example}`,
    async run({ number, words }, { call }) {
      const { version } = await requireWeighing(call, number)
      const { state } = await call(decideWeighing, {
        params: { number },
        body: { version, action: name, words },
      })
      return `${number}：${weighingActionNames[name]['zh-CN']}，现在是“${weighingStateNames[state]['zh-CN']}”`
    },
  })

/** Shipments in warehouses, and the results of their differences. */
export const logisticsWarehouse: Command = {
  about: '仓库：入库与复重，差价，出库，退回',
  actions: {
    list: action({
      about: '仓库里的货物与差价',
      options: {
        state: choice('状态', '现在的状态', chineseNames(weighingStateNames, weighingStates)),
        warehouse: text('仓库', '仓库代号，例如 hangzhou'),
        limit,
      },
      example: 'logistics warehouse list --state 待补差价',
      async run(_, { call, options: { state, warehouse, limit } }) {
        const found = await readAllPages((rows, last?: ManagedWeighing) =>
          call(listWeighings, { query: { state, warehouse, after: last?.number, rows } }),
        )
        return limitedTable(weighingColumns, found, limit)
      },
    }),
    show: action({
      about: '一票货物：申报与实测、差价怎么算的、每一步',
      words: { number: shipmentNumber },
      example: 'logistics warehouse show CY2611284067192855',
      async run({ number }, { call }) {
        const found = await requireWeighing(call, number)
        const facts = weighingColumns.map(({ title, value }) => [title, value(found)] as const)
        const [first = ['', ''], ...others] = [
          ...facts,
          ...(found.after?.parts ?? []).map(
            ({ name, formula, amount }) =>
              [name['zh-CN'], `${formula['zh-CN']} = ${yuanOf(amount)} 元`] as const,
          ),
        ]
        return [
          textTable(first, others),
          tableOf(weighedParcelColumns, found.parcels),
          tableOf(weighingHistory, found.history),
        ].join('\n\n')
      },
    }),
    receive,
    picture: action({
      about: '一个包裹的复重照片，写成文件',
      words: { number: shipmentNumber, parcel: parcelNumber },
      options: { out },
      example: 'logistics warehouse picture CY2611284067192855 CY2611284067192855A01 --out parcel.jpg',
      async run({ number, parcel }, { call, store, options }) {
        if (!options.out) throw new UsageError('要写 --out 文件，例如 --out parcel.jpg。')
        const { parcels } = await requireWeighing(call, number)
        const path = parcels.find((one) => one.number === parcel)?.picture
        if (!path) throw new StartError(`${parcel} 没有照片，单号见 logistics warehouse show ${number}。`)
        await writeStoredFile(store, { path, name: '照片' }, fromCaller(options.out))
        return `${options.out} 已写好`
      },
    }),
    waive: decide('waive', '减免差价，放行出库', '长期客户，小额减免'),
    forward: decide('forward', '出库并交给承运商', '已装车'),
    return: decide('return', '退回寄件人，不再发运；面单作废，运费与付过的差价原路退回', '逾期未补差价'),
  },
}
