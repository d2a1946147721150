import { writeFile } from 'node:fs/promises'
import {
  askCarrierQuotes,
  type BookingRepeat,
  getCarrierLabel,
  listBookings,
  listCarriers,
  type ManagedBooking,
  repeatBooking,
} from '@chuhai/contract/admin'
import {
  bookingStateNames,
  bookingStates,
  countryCodes,
  goodsKindNames,
  goodsKinds,
} from '@chuhai/contract/logistics'
import { StartError } from '../process/start-error'
import { readAllPages } from './admin-client'
import { action, type Command } from './command'
import { bookingColumns, carrierColumns, carrierQuoteColumns } from './logistics-columns'
import { gramsWord, sidesWord } from './measures'
import { chineseNames, choice, flag, limit, out } from './options'
import { fromCaller, limitedTable, tableOf } from './output'
import { parcelNumber } from './parcel-number'
import { UsageError } from './usage-error'
import { type Word, word } from './words'

const bookingId: Word<string> = {
  ...word('编号', '见 logistics carriers bookings'),
  read(text) {
    if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text))
      throw new UsageError(`“${text}”不是编号，编号见 logistics carriers bookings。`)
    return text
  },
}

const country: Word<(typeof countryCodes)[number]> = {
  name: '国家',
  about: '两个字母，例如 DE',
  read(text) {
    const found = countryCodes.find((code) => code === text.toUpperCase())
    if (!found) throw new UsageError(`“${text}”不是可以寄往的国家，请写两个字母，例如 DE。`)
    return found
  },
}

const outcomes: Record<BookingRepeat, (id: string) => string> = {
  due: (id) => `${id}：马上重试`,
  unknown: (id) => `没有下单记录 ${id}，编号见 logistics carriers bookings。`,
  answered: (id) => `${id} 承运商已经办理，不用重试。`,
}

/** Who carries, and what waits for them. */
export const logisticsCarriers: Command = {
  about: '承运商：接入情况，下单记录与重试，询价，面单',
  actions: {
    list: action({
      about: '已接入的承运商与待办',
      example: 'logistics carriers list',
      async run(_, { call }) {
        const found = await call(listCarriers)
        return found.length > 0
          ? tableOf(carrierColumns, found)
          : '没有接入承运商，见操作手册的 CARRIER_URL 与 SEVENTEEN_TRACK_KEY。'
      },
    }),
    bookings: action({
      about: '向承运商下单与取消的记录',
      options: {
        state: choice('状态', '现在的状态', chineseNames(bookingStateNames, bookingStates)),
        failing: flag('只列出失败过、正在重试的'),
        limit,
      },
      example: 'logistics carriers bookings --failing',
      async run(_, { call, options: { state, failing, limit } }) {
        const found = await readAllPages((rows, last?: ManagedBooking) =>
          call(listBookings, {
            query: { state, failing: failing && ('1' as const), after: last?.id, rows },
          }),
        )
        return limitedTable(bookingColumns, found, limit)
      },
    }),
    repeat: action({
      about: '立即重试一笔下单或取消；被承运商拒绝的，解决以后也这样重试',
      words: { id: bookingId },
      example: 'logistics carriers repeat 5f2b7c1e-8a44-4a5d-9b0f-2a1f6e3c7d10',
      async run({ id }, { call }) {
        const outcome = await call(repeatBooking, { params: { id } })
        if (outcome !== 'due') throw new StartError(outcomes[outcome](id))
        return outcomes.due(id)
      },
    }),
    quote: action({
      about: '向承运商询价，与运价表核对；不会下单',
      words: {
        country,
        postcode: word('邮编', '目的地邮编，没有的写 -'),
        grams: gramsWord,
        sides: sidesWord,
      },
      options: { goods: choice('货物', '货物类别', chineseNames(goodsKindNames, goodsKinds)) },
      example: 'logistics carriers quote DE 10115 0.85 30x20x10 --goods 普货',
      async run({ country, postcode, grams, sides }, { call, options: { goods = 'ordinary' } }) {
        const parcel = { grams, ...sides }
        const body = { country, postcode: postcode === '-' ? '' : postcode, parcel, goodsKind: goods }
        return tableOf(carrierQuoteColumns, await call(askCarrierQuotes, { body }))
      },
    }),
    label: action({
      about: '承运商自己的面单，写成 PDF',
      words: { number: parcelNumber },
      options: { out },
      example: 'logistics carriers label CY2611284067192855A01 --out label.pdf',
      async run({ number }, { call, options }) {
        if (!options.out) throw new UsageError('要写 --out 文件，例如 --out label.pdf。')
        const label = await call(getCarrierLabel, { params: { number } })
        await writeFile(fromCaller(options.out), Buffer.from(label, 'base64'), { mode: 0o600, flag: 'wx' })
        return `${options.out} 已写好`
      },
    }),
  },
}
