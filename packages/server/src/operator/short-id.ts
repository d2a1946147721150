import { findIds, type ShortenedKind } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import type { CallAdmin } from './admin-client'

const kinds: Record<ShortenedKind, { name: string; list: string }> = {
  application: { name: '申请', list: 'applications list' },
  registration: { name: '报名', list: 'registrations list' },
  siteRequest: { name: '申请', list: 'sites requests' },
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const beginning = /^[\da-f-]{4,35}$/

/** An id as lists for a terminal show it. */
export const shortId = (id: string): string => id.slice(0, 8)

/** Returns the id that an operator names: all of it, or a beginning that no other one has. */
export const readId = async (call: CallAdmin, of: ShortenedKind, text = ''): Promise<string> => {
  const { name, list } = kinds[of]
  const given = text.toLowerCase()
  if (uuid.test(given)) return given
  if (!beginning.test(given)) throw new StartError(`“${text}”不是${name}的编号，编号见 ${list}。`)
  const [first, ...others] = await call(findIds, { query: { of, start: given } })
  if (first === undefined) throw new StartError(`没有${name} ${text}，编号见 ${list}。`)
  if (others.length > 0)
    throw new StartError(`有几份${name}的编号以 ${text} 开头：${[first, ...others].join('、')}。请多写几位。`)
  return first
}
