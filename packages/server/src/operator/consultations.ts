import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Lead } from '../modules/consultation/service'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { type Column, csvRow, csvStream, inShanghai, outputTo, textTable } from './output'

const rows = 500

/** Yields every lead, page by page, so that an export of any length needs little memory. */
export async function* allLeads(admin: AdminApi, since?: Date): AsyncGenerator<Lead> {
  for (let last: Lead | undefined; ; ) {
    const after = last && { createdAt: new Date(last.createdAt), id: last.id }
    const page = await admin.leads({ since, after, rows })
    yield* page
    last = page.at(-1)
    if (page.length < rows) return
  }
}

/** Titles and values of a lead, in the order of the export. */
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
]

export interface LeadOptions {
  format: string
  since?: string
  out?: string
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

/** A day begins at midnight in Shanghai. */
const readSince = (text: string | undefined): Date | undefined => {
  if (text === undefined) return undefined
  const date = new Date(dayOnly.test(text) ? `${text}T00:00:00+08:00` : text)
  if (Number.isNaN(date.getTime()))
    throw new StartError(`--since ${text} is no date. Write it as 2026-11-20 or 2026-11-20T09:00:00+08:00.`)
  return date
}

async function* table(admin: AdminApi, since?: Date) {
  const leads: string[][] = []
  for await (const lead of allLeads(admin, since)) leads.push(leadColumns.map(({ value }) => value(lead)))
  yield `${textTable(
    leadColumns.map(({ title }) => title),
    leads,
  )}\n`
}

async function* records(admin: AdminApi, since?: Date) {
  for await (const lead of allLeads(admin, since)) yield csvRow(leadColumns, lead)
}

/** Lists or exports leads, oldest first. */
export const printConsultations = async (
  admin: AdminApi,
  { format, since: text, out }: LeadOptions,
): Promise<void> => {
  const since = readSince(text)
  const end = { end: out !== undefined }
  if (format === 'table') return pipeline(Readable.from(table(admin, since)), outputTo(out), end)
  if (format === 'csv')
    return pipeline(Readable.from(records(admin, since)), csvStream(leadColumns), outputTo(out), end)
  throw new StartError(`--format ${format} is not known. Use table or csv.`)
}
