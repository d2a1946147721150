import { listEditions, moveWindow } from '@chuhai/contract/admin'
import type { Edition } from '@chuhai/contract/competition'
import { endInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import { action, type Command } from './command'
import { date, midnight } from './dates'
import { type Column, inShanghai, tableOf } from './output'
import { UsageError } from './usage-error'
import { numberIn } from './words'

const stateOf = ({ opensAt, closesAt, now }: Edition): string => {
  if (now < opensAt) return '未开始'
  return now > closesAt ? '已截止' : '报名中'
}

const columns: readonly Column<Edition>[] = [
  { title: '届次', value: ({ id }) => String(id) },
  { title: '名称', value: ({ name }) => name },
  { title: '报名开始', value: ({ opensAt }) => inShanghai(opensAt) },
  { title: '报名截止', value: ({ closesAt }) => inShanghai(closesAt) },
  { title: '状态', value: stateOf },
]

const move = action({
  about: '改报名的开始或截止日期，截止到那天 23:59:59',
  words: { id: numberIn('届次', '有哪些见 editions list') },
  options: {
    opens: date('从这天零点开始', midnight),
    closes: date('到这天 23:59:59 截止', endInShanghai),
  },
  example: 'editions move 6 --opens 2026-11-01 --closes 2026-12-31',
  async run({ id }, { call, options: { opens, closes } }) {
    if (opens === undefined && closes === undefined)
      throw new UsageError(`请写改成哪天：editions move ${id} --opens 2026-11-01 --closes 2026-12-31`)
    const edition = (await call(listEditions)).find((one) => one.id === id)
    if (!edition) throw new StartError(`没有第 ${id} 届，有哪些见 editions list。`)
    if ((opens ?? edition.opensAt) >= (closes ?? edition.closesAt))
      throw new StartError('报名的开始要早于截止，没有改动。')
    const moved = await call(moveWindow, {
      params: { id: String(id) },
      body: { opensAt: opens, closesAt: closes },
    })
    return tableOf(columns, moved ? [moved] : [])
  },
})

/**
 * The editions of the competition and the window of their sign-up, which runs from the first second of a date to the last
 * of another, in Beijing. Servers follow at once.
 */
export const editions: Command = {
  about: '麒麟杯各届的报名时间',
  actions: {
    list: action({
      about: '列出各届的报名时间',
      example: 'editions list',
      run: async (_, { call }) => tableOf(columns, await call(listEditions)),
    }),
    move,
  },
}
