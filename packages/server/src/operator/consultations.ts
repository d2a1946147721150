import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../process/start-error'
import { allLeads } from './all-leads'
import { csvRow, csvStream } from './csv'
import type { Desk } from './desk'
import { leadColumns } from './lead-columns'
import { outputTo } from './output'
import { textTable } from './table'

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

async function* table(desk: Desk, since?: Date) {
  const leads: string[][] = []
  for await (const lead of allLeads(desk, since)) leads.push(leadColumns.map(({ value }) => value(lead)))
  yield `${textTable(
    leadColumns.map(({ title }) => title),
    leads,
  )}\n`
}

async function* records(desk: Desk, since?: Date) {
  for await (const lead of allLeads(desk, since)) yield csvRow(leadColumns, lead)
}

/** Lists or exports leads, oldest first. */
export const printConsultations = async (
  desk: Desk,
  { format, since: text, out }: LeadOptions,
): Promise<void> => {
  const since = readSince(text)
  const end = { end: out !== undefined }
  if (format === 'table') return pipeline(Readable.from(table(desk, since)), outputTo(out), end)
  if (format === 'csv')
    return pipeline(Readable.from(records(desk, since)), csvStream(leadColumns), outputTo(out), end)
  throw new StartError(`--format ${format} is not known. Use table or csv.`)
}
