import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ApplicationStep, listApplications } from '@chuhai/contract/admin'
import { applicationKinds, applicationStates, stateNames } from '@chuhai/contract/application'
import { StartError } from '../process/start-error'
import { type CallAdmin, readPages } from './admin-client'
import { historyColumns, kindColumns, kindOf, listColumns } from './application-columns'
import { writePage } from './application-page'
import { decide, readVersion, requireApplication, takeDocuments } from './application-review'
import { type CommandContext, commandOf, type Options } from './command'
import { csvRow, csvStream, outputTo, tableOf, textTable } from './output'

const readKind = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const kind = applicationKinds.find(({ key, label }) => key === text || label.startsWith(text))
  if (text === '' || !kind)
    throw new StartError(
      `--kind ${text} is not known. Use ${applicationKinds.map(({ key }) => key).join(', ')}.`,
    )
  return kind.key
}

/** Drafts are the applicant's alone. */
const listedStates = applicationStates.filter((state) => state !== 'draft')

const readState = (text: string | undefined) => {
  if (text === undefined) return undefined
  const state = listedStates.find((one) => one === text || stateNames[one]['zh-CN'] === text)
  if (!state)
    throw new StartError(
      `--status ${text} is not known. Use ${listedStates.map((one) => stateNames[one]['zh-CN']).join(', ')}.`,
    )
  return state
}

const allApplications = (
  call: CallAdmin,
  { kind, status }: Pick<Options, 'kind' | 'status'>,
): AsyncGenerator<ApplicationStep> => {
  const filter = { kind: readKind(kind), state: readState(status) }
  return readPages((rows, last?: ApplicationStep) =>
    call(listApplications, { query: { ...filter, after: last?.id, rows } }),
  )
}

/** Prints the last or a given version of an application, and its steps. */
const show = async (id: string | undefined, { call, options }: CommandContext): Promise<string> => {
  const version = readVersion(options.version)
  const steps = await requireApplication(call, id)
  const step = version === null ? steps[0] : steps.find((one) => one.version === version)
  if (!step) throw new StartError(`Application ${id} has no version ${version}.`)
  const facts = kindColumns(kindOf(step.kind)).map(({ title, value }) => [title, value(step)] as const)
  const [first = [], ...others] = facts.filter(([, value]) => value !== '')
  return [textTable(first, [...others, ['版本', String(step.version)]]), tableOf(historyColumns, steps)].join(
    '\n\n',
  )
}

async function* records(steps: AsyncIterable<ApplicationStep>, columns: ReturnType<typeof kindColumns>) {
  for await (const step of steps) yield csvRow(columns, step)
}

/** What visitors apply for: the list, the review and the documents. */
export const applications = commandOf('applications', {
  /** The first submitted comes first. */
  'list [--kind KIND] [--status STATUS]': async (_, { call, options }) => {
    const steps: ApplicationStep[] = []
    for await (const step of allApplications(call, options)) steps.push(step)
    return tableOf(
      listColumns,
      steps.sort((a, b) => a.submittedAt.localeCompare(b.submittedAt)),
    )
  },
  /** The fields of a kind are its columns, so that an export is of one kind. */
  'export [--kind KIND] [--status STATUS] [--out FILE]': async (_, { call, options }) => {
    const kind = readKind(options.kind) ?? applicationKinds[0]?.key ?? ''
    const columns = kindColumns(kindOf(kind))
    const steps = allApplications(call, { ...options, kind })
    const { out } = options
    await pipeline(Readable.from(records(steps, columns)), csvStream(columns), outputTo(out), {
      end: out !== undefined,
    })
    return out === undefined ? '' : `${out} written`
  },
  'show ID [--version NUMBER]': ([id], context) => show(id, context),
  'documents ID FOLDER': takeDocuments,
  'review ID [--version NUMBER]': (words, context) => decide('review', words, context),
  'accept ID [--version NUMBER]': (words, context) => decide('accept', words, context),
  'reject ID REASON [--field FIELD=REASON]… [--version NUMBER]': (words, context) =>
    decide('reject', words, context),
  'publish ID FOLDER': writePage,
})
