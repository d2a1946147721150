import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ApartList, apartLists, type Lead, listLeads, type Suspicion } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import type { Command, Options } from './command'
import { type Column, csvRow, csvStream, inShanghai, outputTo, tableOf } from './output'

/** Yields every lead since a time, the oldest first: those of people, or some that are kept apart. */
export const allLeads = (call: CallAdmin, since?: string, of?: ApartList): AsyncGenerator<Lead> =>
  readPages((rows, last?: Lead) =>
    call(listLeads, { query: { since, afterTime: last?.createdAt, afterId: last?.id, rows, of } }),
  )

export const suspicionText: Record<Suspicion, string> = {
  hiddenField: '填了隐藏栏',
  tooFast: '填写过快',
  flood: '短时间内过多',
}

/** The list that the options of a command ask for. */
export const apartListOf = (options: Options): ApartList | undefined =>
  apartLists.find((list) => options[list])

/** The columns of a lead, in the order of the export. */
export const leadColumns: readonly Column<Lead>[] = [
  { title: '编号', value: (lead) => lead.id },
  { title: '提交时间', value: (lead) => inShanghai(lead.createdAt) },
  { title: '咨询内容', value: (lead) => lead.sections.join(',') },
  { title: '姓名', value: (lead) => lead.contactsName },
  { title: '手机号', value: (lead) => lead.contactsPhone },
  { title: '公司名称', value: (lead) => lead.customerName },
  { title: '职位', value: (lead) => lead.position },
  { title: '邮箱', value: (lead) => lead.mailbox },
  { title: '咨询服务', value: (lead) => lead.service },
  { title: '来源', value: (lead) => lead.source },
  { title: '提交网站', value: (lead) => lead.siteOrigin },
  { title: '同意版本', value: (lead) => lead.consentVersion ?? '' },
  { title: '同意时间', value: (lead) => (lead.consentedAt ? inShanghai(lead.consentedAt) : '') },
  { title: '疑似程序', value: (lead) => (lead.suspicion ? suspicionText[lead.suspicion] : '') },
]

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** Reads a time as ISO 8601; a day starts at midnight in Shanghai. */
const readSince = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const date = new Date(dayOnly.test(text) ? `${text}T00:00:00+08:00` : text)
  if (Number.isNaN(date.getTime()))
    throw new StartError(`--since ${text} is no date. Write it as 2026-11-20 or 2026-11-20T09:00:00+08:00.`)
  return date.toISOString()
}

async function* table(leads: AsyncIterable<Lead>) {
  const rows: Lead[] = []
  for await (const lead of leads) rows.push(lead)
  yield `${tableOf(leadColumns, rows)}\n`
}

async function* records(leads: AsyncIterable<Lead>) {
  for await (const lead of leads) yield csvRow(leadColumns, lead)
}

/** Prints or exports leads. */
export const consultations: Command = {
  usage: ['[--format table|csv] [--since DATE] [--out FILE] [--programs|--flood]'],
  async run(_, { call, options }) {
    const { format = 'table', since, out } = options
    const leads = allLeads(call, readSince(since), apartListOf(options))
    const end = { end: out !== undefined }
    if (format === 'table') await pipeline(Readable.from(table(leads)), outputTo(out), end)
    else if (format === 'csv')
      await pipeline(Readable.from(records(leads)), csvStream(leadColumns), outputTo(out), end)
    else throw new StartError(`--format ${format} is not known. Use table or csv.`)
    return ''
  },
}
