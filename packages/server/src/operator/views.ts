import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { listViewFigures, type ViewFigures } from '@chuhai/contract/admin'
import { dayMs } from '../time/durations'
import { dateInShanghai } from '../time/shanghai'
import { action } from './command'
import { midnight, period } from './dates'
import { choice, formats, named, type Option, out, type Values } from './options'
import { type Column, csvRow, csvStream, outputTo, tableOf } from './output'
import { UsageError } from './usage-error'

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

/** Whole days in Beijing, the last one included. */
const periodOf = ({ since, until }: Values<typeof period>) => {
  const end = until ?? new Date(midnight(dateInShanghai(new Date())).getTime() + dayMs).toISOString()
  const first = since ?? new Date(Date.parse(end) - usualDays * dayMs).toISOString()
  if (first >= end) throw new UsageError('--since 不能晚于 --until。')
  return { from: first, to: end }
}

const path: Option<string> = {
  about: '只看一个页面',
  value: '路径',
  read(given) {
    if (!given.startsWith('/')) throw new UsageError('请写成 /news 这样的路径。')
    return given
  },
}

/** Prints or exports how pages were used, of the last 30 days unless dates are given. */
export const views = action({
  about: '各页面的浏览，最近 30 天或者指定的日期',
  options: {
    by: choice('方式', '每行是一个页面（page）还是一天（day）', named<'page' | 'day'>(['page', 'day'])),
    ...period,
    path,
    format: formats,
    out,
  },
  example: 'views --by day --since 2026-11-01 --path /news',
  async run(_, { call, options }) {
    const { by = 'page', path, format = 'table', out } = options
    const rows = await call(listViewFigures, { query: { by, path, ...periodOf(options) } })
    const end = { end: out !== undefined }
    if (format === 'csv') {
      const records = rows.map((row) => csvRow(columns[by], row))
      await pipeline(Readable.from(records), csvStream(columns[by]), outputTo(out), end)
      return ''
    }
    const table = tableOf(columns[by], rows)
    if (out === undefined) return table
    await pipeline(Readable.from([`${table}\n`]), outputTo(out), end)
    return `${out} 已写好`
  },
})
