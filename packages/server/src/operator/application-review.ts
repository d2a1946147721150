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
import { fieldsOf, titleOf } from './application-columns'
import { action, type CommandContext } from './command'
import { readFieldReasons } from './field-reasons'
import { fromCaller, inShanghai } from './output'
import { findId, idWord } from './short-id'
import { writeStoredFile } from './stored-file'
import { folder } from './words'

/** Returns every step of an application, the last one first. */
export const requireApplication = async (
  call: CallAdmin,
  start: string,
): Promise<[ApplicationStep, ...ApplicationStep[]]> => {
  const id = await findId(call, 'application', start)
  const [current, ...earlier] = await call(getApplication, { params: { id } })
  if (!current) throw new StartError(`没有申请 ${id}，编号见 applications list。`)
  return [current, ...earlier]
}

const maxFieldReason = 200

const labelsOf = (step: ApplicationStep): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(step)).map(([name, { label }]) => [name, label['zh-CN']]))

/** A rejection of an application, with what is wrong with which field. */
export const rejection =
  (reason: string, fields?: readonly string[]) =>
  (current: ApplicationStep): ApplicationDecision => ({
    action: 'reject',
    reason,
    fields: readFieldReasons(labelsOf(current), fields, maxFieldReason),
  })

const done = { review: '审核中', accept: '已通过', reject: '未通过' } as const

/** What an acceptance begins: the place of a training class is kept for the payment, or there is none left. */
const placeText = ({ place }: ApplicationStep): string => {
  if (place?.state === 'kept' && place.keepUntil)
    return `，席位保留到北京时间 ${inShanghai(place.keepUntil)}，等待付款`
  return place?.state === 'waiting' ? `，没有名额，候补第 ${place.ahead + 1} 位` : ''
}

/** Applies a decision of the review; with a version, only while that is the current one. */
export const decide = async (
  id: string,
  decisionOn: (current: ApplicationStep) => ApplicationDecision,
  { call, options }: CommandContext<{ version?: number }>,
): Promise<string> => {
  const [current] = await requireApplication(call, id)
  const decision = decisionOn(current)
  const outcome = await call(decideApplication, {
    params: { id: current.id },
    body: { decision, version: options.version ?? null },
  })
  if (outcome === 'changed' || outcome === 'unknown')
    throw new StartError(
      `申请 ${current.id} 刚才有改动，没有处理。先看一看：pnpm operator applications show ${current.id}`,
    )
  if (outcome !== 'decided')
    throw new StartError(`申请 ${current.id} 现在是“${stateNames[outcome]['zh-CN']}”，不能这样处理。`)
  const [decided] = await requireApplication(call, current.id)
  const now = decision.action === 'accept' ? placeText(decided) : ''
  return `${current.id} ${titleOf(current)}：${done[decision.action]}${now}`
}

/** Writes the documents of an application to a new folder that only this user can read. */
export const documents = action({
  about: '取出执照与资质，放进一个新的文件夹',
  words: { id: idWord('application'), folder: folder('一个新的文件夹，只有当前用户能读') },
  example: 'applications documents 5f0c2a9e 材料',
  async run({ id, folder }, { call, store }) {
    const [step] = await requireApplication(call, id)
    const { values } = step
    const found = Object.entries(fieldsOf(step)).flatMap(([name, { type, label }]) =>
      type === 'documents'
        ? ((values[name] ?? []) as Attachment[]).map((file, index) => ({
            path: readAddress(file.address)?.path ?? file.address,
            name: `${label['zh-CN']}-${index + 1}-${file.name}`,
          }))
        : [],
    )
    const target = fromCaller(folder)
    await mkdir(target, { mode: 0o700 }).catch((error: Error) => {
      throw new StartError(`没能新建 ${folder}：${error.message}`)
    })
    for (const document of found) await writeStoredFile(store, document, join(target, document.name))
    return [`${folder} 已写好：`, ...found.map(({ name }) => `  ${name}`)].join('\n')
  },
})
