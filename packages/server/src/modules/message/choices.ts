import { type MessageChoice, type MessageWay, messageWays } from '@chuhai/contract/message'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import { findChoices, isFixed, keepChoice } from '../../messages/choices'
import type { MessageKind } from '../../messages/kind'
import { findTemplates, type MessageTemplate } from '../../messages/template'

/** A kind without a short text cannot be had as a short message. */
const waysOf = (template: MessageTemplate): MessageWay[] =>
  messageWays.filter((way) => way !== 'sms' || template['zh-CN'].sms !== null)

/** Every kind with the ways that a user may choose, and what they have chosen. */
export const listChoices = async (
  kinds: readonly MessageKind[],
  { db, userId, locale }: UserCall,
): Promise<MessageChoice[]> => {
  const [templates, isWanted] = await Promise.all([findTemplates(db), findChoices(db, [userId])])
  return kinds.flatMap((kind) => {
    const template = templates.get(kind.key)
    if (!template) return []
    const ways = waysOf(template).map((way) => ({
      way,
      isOn: isWanted(userId, kind, way),
      isFixed: isFixed(kind, way),
    }))
    return { kind: kind.key, name: template[locale].name, purpose: kind.purpose, ways }
  })
}

interface Chosen {
  kind: string
  way: MessageWay
  isOn: boolean
}

/** Keeps by which way a user wants a kind. */
export const chooseWay = async (
  kinds: readonly MessageKind[],
  chosen: Chosen,
  call: UserCall,
): Promise<MessageChoice[]> => {
  const kind = kinds.find(({ key }) => key === chosen.kind)
  const template = (await findTemplates(call.db)).get(chosen.kind)
  if (!kind || !template || !waysOf(template).includes(chosen.way)) throw new ApiError('NOT_FOUND')
  if (isFixed(kind, chosen.way)) throw new ApiError('MESSAGE_WAY_FIXED')
  await keepChoice(call.db, { userId: call.userId, ...chosen }, call.now)
  return listChoices(kinds, call)
}
