import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ApplicationDecision,
  type ApplicationStep,
  decideApplication,
  getApplication,
} from '@chuhai/contract/admin'
import { type Attachment, stateNames } from '@chuhai/contract/application'
import { readAddress } from '../modules/file/service'
import { StartError } from '../process/start-error'
import type { CallAdmin } from './admin-client'
import { kindOf, titleOf } from './application-columns'
import type { CommandContext } from './command'
import { fromCaller } from './output'
import { writeStoredFile } from './stored-file'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads the version that the operator names; null where they name none. */
export const readVersion = (text: string | undefined): number | null => {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new StartError(`--version ${text} is no version. Write the number that applications show tells.`)
  return Number(text)
}

/** Returns every step of an application, the last one first. */
export const requireApplication = async (
  call: CallAdmin,
  id = '',
): Promise<[ApplicationStep, ...ApplicationStep[]]> => {
  if (!uuid.test(id))
    throw new StartError(`"${id}" is no application. Give an id, as applications list tells it.`)
  const [current, ...earlier] = await call(getApplication, { params: { id } })
  if (!current)
    throw new StartError(`There is no application ${id}. applications list tells which there are.`)
  return [current, ...earlier]
}

const maxReason = 400
const maxFieldReason = 200

const clean = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const readReason = (words: string[]): string => {
  const reason = clean(words.join(' '))
  if (reason === '' || [...reason].length > maxReason)
    throw new StartError(
      `A rejection needs a reason of ${maxReason} characters at most, which the applicant reads: applications reject ID REASON`,
    )
  return reason
}

/** Reads `--field 行业资质=已过期`: a field by its name or its label, and what is wrong with it. */
const readFields = ({ kind }: ApplicationStep, texts: readonly string[] = []): Record<string, string> => {
  const { fields } = kindOf(kind)
  const entries = texts.map((text) => {
    const [given = '', ...rest] = text.split('=')
    const found = Object.entries(fields).find(
      ([name, { label }]) => name === given.trim() || label['zh-CN'] === given.trim(),
    )
    const reason = clean(rest.join('='))
    if (!found || reason === '' || [...reason].length > maxFieldReason) {
      const labels = Object.values(fields).map(({ label }) => label['zh-CN'])
      throw new StartError(
        `--field ${text} is not understood. Write FIELD=REASON with a reason of ${maxFieldReason} characters at most and one of ${labels.join(', ')}.`,
      )
    }
    return [found[0], reason] as const
  })
  return Object.fromEntries(entries)
}

const done = { review: 'in review', accept: 'accepted', reject: 'rejected' } as const

/** Takes a step of the review; with a version, only while that is the current one. */
export const decide = async (
  action: ApplicationDecision['action'],
  [id, ...words]: string[],
  { call, options }: CommandContext,
): Promise<string> => {
  const [current] = await requireApplication(call, id)
  const decision: ApplicationDecision =
    action === 'reject'
      ? { action, reason: readReason(words), fields: readFields(current, options.field) }
      : { action }
  const version = readVersion(options.version)
  const outcome = await call(decideApplication, {
    params: { id: current.id },
    body: { decision, version },
  })
  if (outcome === 'decided') return `${current.id} ${titleOf(current)}: ${done[action]}`
  if (outcome === 'changed' || outcome === 'unknown')
    throw new StartError(
      `Application ${current.id} was changed meanwhile, and nothing was decided. Look at it with: pnpm operator applications show ${current.id}`,
    )
  throw new StartError(
    `Application ${current.id} is ${stateNames[outcome]['zh-CN']}; that forbids to ${action} it.`,
  )
}

/** Writes the documents of an application to a new folder that only this user can read. */
export const takeDocuments = async (
  [id, folder = '']: string[],
  { call, store }: CommandContext,
): Promise<string> => {
  const [{ kind, values }] = await requireApplication(call, id)
  if (folder === '') throw new StartError('Name the folder to make: applications documents ID FOLDER')
  const documents = Object.entries(kindOf(kind).fields).flatMap(([name, { type, label }]) =>
    type === 'documents'
      ? ((values[name] ?? []) as Attachment[]).map((file, index) => ({
          path: readAddress(file.address)?.path ?? file.address,
          name: `${label['zh-CN']}-${index + 1}-${file.name}`,
        }))
      : [],
  )
  const target = fromCaller(folder)
  await mkdir(target, { mode: 0o700 }).catch((error: Error) => {
    throw new StartError(`${folder} was not made: ${error.message}`)
  })
  for (const document of documents) await writeStoredFile(store, document, join(target, document.name))
  return [`${folder} written:`, ...documents.map(({ name }) => `  ${name}`)].join('\n')
}
