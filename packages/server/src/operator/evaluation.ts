import { readFile } from 'node:fs/promises'
import { StartError } from '../process/start-error'
import type { AdminApi } from './admin-api'
import { fromCaller, textTable } from './output'

const shownFaults = 20

const list = async (admin: AdminApi): Promise<string> => {
  const rows = (await admin.ruleSets()).map(({ id, createdAt, evaluations }, index) => [
    String(id),
    createdAt,
    index === 0 ? 'yes' : 'no',
    String(evaluations),
  ])
  return textTable(['id', 'since', 'counts', 'evaluations'], rows)
}

const readId = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new StartError(`"${text}" is no rule set. Give an id, as evaluation list tells it.`)
  return Number(text)
}

const exported = async (admin: AdminApi, text: string | undefined): Promise<string> => {
  const document = await admin.ruleSet(readId(text))
  if (document === null)
    throw new StartError(`There is no rule set ${text ?? ''}. evaluation list tells which there are.`)
  return JSON.stringify(document, null, 2)
}

const readDocument = async (file: string): Promise<unknown> => {
  const text = await readFile(fromCaller(file), 'utf8').catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StartError(`${file} is no JSON: ${(error as Error).message}`)
  }
}

const imported = async (admin: AdminApi, file: string | undefined): Promise<string> => {
  if (file === undefined) throw new StartError('Name the file: evaluation import rules.json')
  const faults = await admin.addRuleSet(await readDocument(file))
  if (faults.length === 0) return `${file} counts from now on`
  const shown = faults.slice(0, shownFaults).map((fault) => `- ${fault}`)
  const more = faults.length - shown.length
  throw new StartError(
    [`${file} was not taken:`, ...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
  )
}

/** Lists, exports and imports the rules of the evaluation. */
export const manageEvaluation = async (
  admin: AdminApi,
  [action = 'list', word]: string[],
): Promise<string> => {
  switch (action) {
    case 'list':
      return list(admin)
    case 'export':
      return exported(admin, word)
    case 'import':
      return imported(admin, word)
    default:
      throw new StartError(`evaluation ${action} is not known. Use list, export or import.`)
  }
}
