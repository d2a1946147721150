import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ApplicationStep, listApplications } from '@chuhai/contract/admin'
import { applicationKinds, applicationStates, stateNames } from '@chuhai/contract/application'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { historyColumns, kindColumns, kindOf, listColumns } from './application-columns'
import { publish } from './application-page'
import { decide, documents, rejection, requireApplication } from './application-review'
import { action, type Command } from './command'
import { chineseNames, choice, count, limit, out, texts, type Values, version } from './options'
import { csvRow, csvStream, limitedTable, outputTo, tableOf, textTable } from './output'
import { idWord } from './short-id'
import { reason } from './words'

const id = idWord('application')

/** Drafts are the applicant's alone. */
const listedStates = applicationStates.filter((state) => state !== 'draft')

const filter = {
  kind: choice(
    '类型',
    '哪一种申请',
    Object.fromEntries(applicationKinds.map(({ key, label }) => [key, label])),
  ),
  status: choice('状态', '现在的状态', chineseNames(stateNames, listedStates)),
}

const allApplications = (
  call: CallAdmin,
  { kind, status }: Values<typeof filter>,
  secrets?: 'whole',
): AsyncGenerator<ApplicationStep> =>
  readPages((rows, last?: ApplicationStep) =>
    call(listApplications, { query: { kind, state: status, after: last?.id, rows, secrets } }),
  )

/** Prints the last or a given version of an application, and its steps. */
const show = action({
  about: '一份申请：填写的内容，每一步的时间、操作人、原因',
  words: { id },
  options: { version: count('版本', '看从前的哪一个版本') },
  example: 'applications show 5f0c2a9e',
  async run({ id }, { call, options: { version } }) {
    const steps = await requireApplication(call, id)
    const step = version === undefined ? steps[0] : steps.find((one) => one.version === version)
    if (!step) throw new StartError(`申请 ${id} 没有第 ${version} 版。`)
    const facts = kindColumns(kindOf(step.kind)).map(({ title, value }) => [title, value(step)] as const)
    const [first = [], ...others] = facts.filter(([, value]) => value !== '')
    return [
      textTable(first, [...others, ['版本', String(step.version)]]),
      tableOf(historyColumns, steps),
    ].join('\n\n')
  },
})

async function* records(steps: AsyncIterable<ApplicationStep>, columns: ReturnType<typeof kindColumns>) {
  for await (const step of steps) yield csvRow(columns, step)
}

/** The fields of a kind are its columns, so that an export is of one kind. It alone has the numbers of accounts. */
const exportKind = action({
  about: '导出一种申请，每份一行，CSV',
  options: { ...filter, out },
  example: 'applications export --kind 培训班报名 --out students.csv',
  async run(_, { call, options }) {
    const kind = options.kind ?? applicationKinds[0]?.key ?? ''
    const columns = kindColumns(kindOf(kind))
    const steps = allApplications(call, { ...options, kind }, 'whole')
    const { out } = options
    await pipeline(Readable.from(records(steps, columns)), csvStream(columns), outputTo(out), {
      end: out !== undefined,
    })
    return out === undefined ? '' : `${out} 已写好`
  },
})

/** What visitors apply for: the list, the review and the documents. */
export const applications: Command = {
  about: '服务商入驻、培训班报名、开店等申请：列表、审核、材料',
  actions: {
    list: action({
      about: '列出申请，先提交的在前',
      options: { ...filter, limit },
      example: 'applications list --status 待审核',
      async run(_, { call, options }) {
        const steps: ApplicationStep[] = []
        for await (const step of allApplications(call, options)) steps.push(step)
        steps.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt))
        return limitedTable(listColumns, steps, options.limit)
      },
    }),
    export: exportKind,
    show,
    documents,
    review: action({
      about: '开始审核，申请人看到“审核中”',
      words: { id },
      options: { version },
      example: 'applications review 5f0c2a9e',
      run: ({ id }, context) => decide(id, () => ({ action: 'review' }), context),
    }),
    accept: action({
      about: '通过；培训班的席位从现在起保留 48 小时等待付款',
      words: { id },
      options: { version },
      example: 'applications accept 5f0c2a9e',
      run: ({ id }, context) => decide(id, () => ({ action: 'accept' }), context),
    }),
    reject: action({
      about: '不通过；原因给申请人看',
      words: { id, reason: reason(400, '申请人会看到') },
      options: { field: texts('栏目=原因', '哪一栏要改什么，可以写多次'), version },
      example: 'applications reject 5f0c2a9e 资质已过期 --field 行业资质=请上传有效期内的备案',
      run: ({ id, reason }, context) => decide(id, rejection(reason, context.options.field), context),
    }),
    publish,
  },
}
