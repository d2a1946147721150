import type { FollowedParcel } from '@chuhai/contract/admin'
import { getFollowedParcel, listFollowedParcels, listUnknownTrackingCodes } from '@chuhai/contract/admin'
import { trackingStatuses, trackingStatusNames } from '@chuhai/contract/logistics'
import { StartError } from '../process/start-error'
import { readAllPages } from './admin-client'
import { action, type Command } from './command'
import { eventColumns, followedColumns, unknownColumns } from './logistics-columns'
import { chineseNames, choice, flag, limit } from './options'
import { limitedTable, tableOf, textTable } from './output'
import { parcelNumber } from './parcel-number'

/** Where parcels are. */
export const logisticsTracking: Command = {
  about: '物流轨迹：正在跟踪的包裹、原始轨迹、没有识别的代码',
  actions: {
    list: action({
      about: '列出正在跟踪的包裹',
      options: {
        status: choice('状态', '现在的状态', chineseNames(trackingStatusNames, trackingStatuses)),
        silent: flag('只列出三十天没有新轨迹的'),
        limit,
      },
      example: 'logistics tracking list --silent',
      async run(_, { call, options: { status, silent, limit } }) {
        const found = await readAllPages((rows, last?: FollowedParcel) =>
          call(listFollowedParcels, {
            query: { status, silent: silent && ('1' as const), after: last?.number, rows },
          }),
        )
        return limitedTable(followedColumns, found, limit)
      },
    }),
    show: action({
      about: '一个包裹的原始轨迹，原文里可能有收件人信息，不要外传',
      words: { number: parcelNumber },
      example: 'logistics tracking show YD123456785CN',
      async run({ number }, { call }) {
        const found = await call(getFollowedParcel, { params: { number } })
        if (!found) throw new StartError(`没有跟踪 ${number}，单号见 logistics tracking list。`)
        const [first = ['', ''], ...others] = followedColumns.map(
          ({ title, value }) => [title, value(found)] as const,
        )
        return [textTable(first, others), tableOf(eventColumns, found.events)].join('\n\n')
      },
    }),
    codes: action({
      about: '没有识别的轨迹代码；在内容 trackingCode/codes.csv 里补上以后，旧轨迹也会照新的解释',
      example: 'logistics tracking codes',
      async run(_, { call }) {
        const found = await call(listUnknownTrackingCodes)
        return found.length > 0 ? tableOf(unknownColumns, found) : '所有代码都已识别'
      },
    }),
  },
}
