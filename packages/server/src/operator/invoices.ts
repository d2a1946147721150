import { writeFile } from 'node:fs/promises'
import {
  type InvoiceOutcome,
  type InvoiceRecord,
  listManagedInvoices,
  type ManagedInvoice,
  recordInvoice,
} from '@chuhai/contract/admin'
import { uploadMaxBytes } from '@chuhai/contract/constants'
import { invoiceStateNames, invoiceStates } from '@chuhai/contract/order'
import { StartError } from '../process/start-error'
import { type CallAdmin, readAllPages } from './admin-client'
import { action, type Command } from './command'
import { basicColumns, invoiceColumns, lineColumns } from './invoice-columns'
import { chineseNames, choice, flag, limit, type Option, texts, type Values } from './options'
import { orderNumber } from './order-number'
import { type Column, fromCaller, limitedTable, readNamedFile } from './output'
import { UsageError } from './usage-error'
import { reason, type Word } from './words'
import { workbookOf } from './workbook'

const filter = {
  status: choice('状态', '现在的状态', chineseNames(invoiceStateNames, invoiceStates)),
  due: flag('只列出退款以后还没有开红字发票的'),
}

const collect = (call: CallAdmin, { status, due }: Values<typeof filter>): Promise<ManagedInvoice[]> =>
  readAllPages((rows, last?: ManagedInvoice) =>
    call(listManagedInvoices, {
      query: { state: status, reversal: due && ('due' as const), after: last?.orderNumber, rows },
    }),
  )

const invoiceNumber: Word<string> = {
  name: '发票号码',
  about: '数电发票的 20 位号码；从前的电子发票写 12 位代码和 8 位号码',
  read(text) {
    const digits = text.replace(/\D/g, '')
    if (digits.length !== 20) throw new UsageError(`“${text}”不是发票号码，发票号码有 20 位数字。`)
    return digits
  },
}

const files: Option<string[]> = {
  ...texts('文件', '发票文件：PDF、OFD、XML，每种一个，可以写几次'),
  synonyms: ['attach'],
}

const encode = async (names: readonly string[] = []): Promise<string[]> => {
  const encoded: string[] = []
  for (const name of names) {
    const bytes = await readNamedFile(name)
    if (bytes.length === 0 || bytes.length > uploadMaxBytes)
      throw new StartError(`${name} 是空的，或者大于 ${uploadMaxBytes / 1024 / 1024} MB。`)
    encoded.push(bytes.toString('base64'))
  }
  return encoded
}

const refusals: Record<Exclude<InvoiceOutcome, 'recorded'>, (order: string, number: string) => string> = {
  unknown: (order) => `没有订单 ${order}。`,
  notPaid: (order) => `订单 ${order} 没有付款、正在退款或已经退完，不能开发票。`,
  notAsked: (order) => `订单 ${order} 的买家没有填写发票抬头。`,
  buyerErased: (order) => `订单 ${order} 的买家已注销，发票没有人可以下载。`,
  alreadyIssued: (order) => `订单 ${order} 已有发票。开错了的，先开红字发票再用 invoices void 登记。`,
  nothingIssued: (order) => `订单 ${order} 没有可以冲红的发票。`,
  nothingReturned: (order) => `订单 ${order} 没有退款要冲红。整张作废用 invoices void。`,
  numberTaken: (_, number) => `发票号码 ${number} 已经登记过。`,
  fileUnreadable: () => '文件不是 PDF、OFD 或 XML，或者同一种格式给了两个。',
  numberDiffers: (_, number) => `XML 里没有发票号码 ${number}，文件可能是另一张发票的。`,
}

const record = async (call: CallAdmin, order: string, body: InvoiceRecord): Promise<void> => {
  const outcome = await call(recordInvoice, { params: { number: order }, body })
  if (outcome !== 'recorded') throw new StartError(refusals[outcome](order, body.number))
}

const issue = action({
  about: '登记一张已在税务软件里开具的发票，买家收到消息，在订单里下载',
  words: { order: orderNumber, number: invoiceNumber },
  options: { file: files },
  example: 'invoices issue C20261123000000000001 26332000000012345678 --file 发票.pdf --file 发票.ofd',
  async run({ order, number }, { call, options: { file } }) {
    if (!file) throw new UsageError('要写 --file：买家下载的发票文件，PDF、OFD 或 XML。')
    await record(call, order, { action: 'issue', number, files: await encode(file) })
    return `${order}：发票 ${number} 已登记，已发消息给买家`
  },
})

const redWords = { order: orderNumber, number: invoiceNumber, reason: reason(200, '买家会看到') }

/** An action that records a red invoice; its files are optional, since some buyers get none. */
const red = (name: 'correct' | 'void', about: string) =>
  action({
    about,
    words: redWords,
    options: { file: files },
    example: `invoices ${name} C20261123000000000001 26332000000012345679 ${name === 'void' ? '抬头有误' : '部分退款'} --file 红字发票.pdf`,
    async run({ order, number, reason }, { call, options }) {
      await record(call, order, { action: name, number, reason, files: await encode(options.file) })
      return `${order}：红字发票 ${number} 已登记，已发消息给买家`
    },
  })

const sheetOf = (
  name: string,
  columns: readonly Column<ManagedInvoice>[],
  rows: readonly ManagedInvoice[],
) => ({
  name,
  rows: [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ value }) => value(row)))],
})

const code: Option<string> = {
  about: '商品和服务税收编码，19 位',
  value: '编码',
  read(given) {
    if (!/^\d{19}$/.test(given)) throw new UsageError('税收编码有 19 位数字。')
    return given
  },
}

const rate: Option<string> = {
  about: '税率，照税务软件的写法',
  value: '税率',
  read(given) {
    if (!/^(0(\.\d{1,3})?|\d{1,2}%)$/.test(given)) throw new UsageError('请写 0.06 或 6% 这样的税率。')
    return given
  },
}

const exported: Option<string> = {
  about: '一个工作簿，只有当前用户能读',
  value: '文件',
  synonyms: ['output'],
  read(given) {
    if (!/\.xlsx$/i.test(given)) throw new UsageError('请写一个 .xlsx 文件。')
    return given
  },
}

/** Writes the invoices that are to be issued in the columns of the tax software. */
const exportAsked = action({
  about: '把待开具的发票写成税务软件批量开票模板的两张表（XLSX）',
  options: { out: exported, rate, code },
  example: 'invoices export --out 待开.xlsx --rate 0.06 --code 3070201020000000000',
  async run(_, { call, options: { out, rate = '', code = '' } }) {
    if (!out) throw new UsageError('要写 --out 文件，例如 --out 待开.xlsx。')
    const asked = await collect(call, { status: 'asked' })
    const book = workbookOf([
      sheetOf('1-发票基本信息', basicColumns, asked),
      sheetOf('2-发票明细信息', lineColumns({ rate, code }), asked),
    ])
    await writeFile(fromCaller(out), book, { mode: 0o600 })
    return `${out} 已写好：${asked.length} 张`
  },
})

/** Invoices of orders: which are to be issued, what was issued in the tax software, and what was taken back. */
export const invoices: Command = {
  about: '发票：待开具的列表与导出，登记已开的发票和红字发票',
  actions: {
    list: action({
      about: '列出要开发票、开过发票的订单，先下单的在前',
      options: { ...filter, limit },
      example: 'invoices list --status 待开具',
      run: async (_, { call, options }) =>
        limitedTable(invoiceColumns, await collect(call, options), options.limit),
    }),
    issue,
    correct: red('correct', '登记退款以后开具的红字发票；冲减的金额就是已退的金额'),
    void: red('void', '登记冲红整张发票的红字发票；买家仍要发票的，核对抬头后重新开具'),
    export: exportAsked,
  },
}
