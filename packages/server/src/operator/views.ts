import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listViewFigures, type ViewFigures } from '@chuhai/contract/admin'
import { dateInShanghai, dayMs, momentInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import type { Command, CommandContext } from './command'
import { readDate } from './dates'
import { type Column, csvRow, csvStream, outputTo, tableOf } from './output'

const usualDays = 30

const seconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0)

const columnsBy = (title: string): readonly Column<ViewFigures>[] => [
  { title, value: ({ name }) => name ?? '合计' },
  { title: '浏览', value: ({ views }) => String(views) },
  { title: '访客', value: ({ visitors }) => String(visitors) },
  { title: '访问', value: ({ visits }) => String(visits) },
  { title: '停留中位数（秒）', value: ({ medianSeconds }) => seconds(medianSeconds) },
  { title: '停留平均（秒）', value: ({ meanSeconds }) => seconds(meanSeconds) },
  { title: '登录占比', value: ({ signedInShare }) => `${Math.round(signedInShare * 100)}%` },
  { title: '提交咨询', value: ({ consultations }) => String(consultations) },
  { title: '打开外链', value: ({ outsideLinks }) => String(outsideLinks) },
]

const columns = { page: columnsBy('页面'), day: columnsBy('日期') }

/** Whole days in Shanghai, the last one included. */
const readPeriod = ({ from, to }: CommandContext['options']) => {
  const midnight = (date: string) => momentInShanghai(date, '00:00:00')
  const lastDay = readDate('--to', to ?? dateInShanghai(new Date()), midnight) as string
  const end = new Date(Date.parse(lastDay) + dayMs)
  const first =
    readDate('--from', from, midnight) ?? new Date(end.getTime() - usualDays * dayMs).toISOString()
  if (first >= end.toISOString()) throw new StartError('--from has to be a day before --to, or the same.')
  return { from: first, to: end.toISOString() }
}

/** Prints or exports how pages were used, of the last 30 days unless dates are given. */
export const views: Command = {
  usage: ['[--by page|day] [--from DATE] [--to DATE] [--path PATH] [--format table|csv] [--out FILE]'],
  async run(_, { call, options }) {
    const { by = 'page', path, format = 'table', out } = options
    if (by !== 'page' && by !== 'day') throw new StartError(`--by ${by} is not known. Use page or day.`)
    if (format !== 'table' && format !== 'csv')
      throw new StartError(`--format ${format} is not known. Use table or csv.`)
    if (path !== undefined && !path.startsWith('/'))
      throw new StartError(`--path ${path} is no path. Write it as /news.`)
    const rows = await call(listViewFigures, { query: { by, path, ...readPeriod(options) } })
    const end = { end: out !== undefined }
    if (format === 'csv') {
      const records = rows.map((row) => csvRow(columns[by], row))
      await pipeline(Readable.from(records), csvStream(columns[by]), outputTo(out), end)
      return ''
    }
    const table = tableOf(columns[by], rows)
    if (out === undefined) return table
    await pipeline(Readable.from([`${table}\n`]), outputTo(out), end)
    return ''
  },
}
