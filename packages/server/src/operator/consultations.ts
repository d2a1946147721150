import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ApartList, apartLists, type Lead, listLeads, type Suspicion } from '@chuhai/contract/admin'
import { aboutKinds } from '@chuhai/contract/consultation'
import { type CallAdmin, readPages } from './admin-client'
import { action, type Command } from './command'
import { period } from './dates'
import { flag, formats, limit, type Option, out, type Values } from './options'
import { type Column, csvRow, csvStream, inShanghai, limitedTable, nameZone, outputTo } from './output'

interface LeadFilter {
  since?: string | undefined
  /** Some that are kept apart, instead of those of people. */
  of?: ApartList | undefined
  about?: string | undefined
}

/** Yields every lead that a filter lets through, the oldest first. */
export const allLeads = (call: CallAdmin, filter: LeadFilter = {}): AsyncGenerator<Lead> =>
  readPages((rows, last?: Lead) =>
    call(listLeads, { query: { ...filter, afterTime: last?.createdAt, afterId: last?.id, rows } }),
  )

export const suspicionText: Record<Suspicion, string> = {
  hiddenField: '填了隐藏栏',
  tooFast: '填写过快',
  flood: '短时间内过多',
}

/** What is kept apart, as options. */
export const apartOptions = {
  programs: flag('程序填的：填了访客看不见的一栏，单独保存 30 天，不通知'),
  flood: flag('超过防灌水次数的：单独保存 30 天，不通知，其中可能有真实访客'),
}

/** The list that such options ask for. */
export const apartListOf = (options: Values<typeof apartOptions>): ApartList | undefined =>
  apartLists.find((list) => options[list])

const kinds: readonly [kind: string, name: string][] = Object.entries(aboutKinds)
const kindNames = new Map(kinds)

/** What leads are about; a kind also by the name that operators read. */
const about: Option<string> = {
  about: '关于什么：一类（活动、样品……）、编号（508 或 activity:508），或者名称、页面地址、推广参数里的一段',
  value: '词',
  synonyms: ['subject', 'page', 'campaign'],
  read: (given) => kinds.find(([, name]) => name === given)?.[0] ?? given,
}

/** The columns of a lead, in the order of the export. */
export const leadColumns: readonly Column<Lead>[] = [
  { title: '编号', value: (lead) => lead.id },
  { title: '提交时间', value: (lead) => inShanghai(lead.createdAt) },
  { title: '咨询内容', value: (lead) => lead.sections.join(',') },
  { title: '关于', value: ({ about }) => about?.title ?? '' },
  { title: '姓名', value: (lead) => lead.contactsName },
  { title: '手机号', value: (lead) => lead.contactsPhone },
  { title: '公司名称', value: (lead) => lead.customerName },
  { title: '职位', value: (lead) => lead.position },
  { title: '邮箱', value: (lead) => lead.mailbox },
  { title: '咨询服务', value: (lead) => lead.service },
  { title: '来源', value: (lead) => lead.source },
  { title: '提交网站', value: (lead) => lead.siteOrigin },
  { title: '页面', value: ({ about }) => about?.page ?? '' },
  { title: '类别', value: ({ about }) => (about ? (kindNames.get(about.kind) ?? about.kind) : '') },
  { title: '对象编号', value: ({ about }) => about?.id ?? '' },
  {
    title: '推广参数',
    value: ({ about }) =>
      Object.entries(about?.campaign ?? {})
        .map((parameter) => parameter.join('='))
        .join('&'),
  },
  { title: '同意版本', value: (lead) => lead.consentVersion ?? '' },
  { title: '同意时间', value: (lead) => (lead.consentedAt ? inShanghai(lead.consentedAt) : '') },
  { title: '疑似程序', value: (lead) => (lead.suspicion ? suspicionText[lead.suspicion] : '') },
]

/** The leads before a moment; they come in the order of their times. */
async function* before(leads: AsyncIterable<Lead>, until: string | undefined) {
  for await (const lead of leads) {
    if (until !== undefined && lead.createdAt >= until) return
    yield lead
  }
}

const table = async (leads: AsyncIterable<Lead>, limit?: number): Promise<string> => {
  const rows: Lead[] = []
  for await (const lead of leads) rows.push(lead)
  return limitedTable(leadColumns, rows, limit)
}

async function* records(leads: AsyncIterable<Lead>) {
  for await (const lead of leads) yield csvRow(leadColumns, lead)
}

/** What visitors ask for. */
export const consultations: Command = {
  about: '咨询线索：列表与导出',
  actions: {
    list: action({
      about: '列出或导出线索，先提交的在前',
      options: {
        ...period,
        about,
        ...apartOptions,
        format: formats,
        out,
        limit,
      },
      example: 'consultations --since 2026-11-01 --format csv --out leads.csv',
      async run(_, { call, options: { since, until, about, format = 'table', out, limit, ...apart } }) {
        const leads = before(allLeads(call, { since, about, of: apartListOf(apart) }), until)
        const end = { end: out !== undefined }
        if (format === 'csv')
          await pipeline(Readable.from(records(leads)), csvStream(leadColumns), outputTo(out), end)
        else if (out === undefined) return table(leads, limit)
        else await pipeline(Readable.from([`${nameZone(await table(leads, limit))}\n`]), outputTo(out), end)
        return out === undefined ? '' : `${out} 已写好`
      },
    }),
  },
}
