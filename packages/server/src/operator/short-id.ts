import { findIds, type ShortenedKind } from '@chuhai/contract/admin'
import { StartError } from '../process/start-error'
import type { CallAdmin } from './admin-client'
import { UsageError } from './usage-error'
import type { Word } from './words'

const kinds: Record<ShortenedKind, { name: string; list: string }> = {
  application: { name: '申请', list: 'applications list' },
  registration: { name: '报名', list: 'registrations list' },
  siteRequest: { name: '申请', list: 'sites requests' },
  question: { name: '提问', list: 'questions list' },
  homework: { name: '作业', list: 'homework list' },
  opening: { name: '店铺', list: 'stores list' },
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const beginning = /^[\da-f-]{4,35}$/

/** An id as lists for a terminal show it. */
export const shortId = (id: string): string => id.slice(0, 8)

/** An id, or its beginning. */
export const idWord = (of: ShortenedKind): Word<string> => {
  const { name, list } = kinds[of]
  return {
    name: '编号',
    about: `见 ${list}，只写开头的几位就可以`,
    read(text) {
      const id = text.toLowerCase()
      if (!uuid.test(id) && !beginning.test(id))
        throw new UsageError(`“${text}”不是${name}的编号，编号见 ${list}。`)
      return id
    },
  }
}

/** Returns the whole id that an operator names: the only one that begins so. */
export const findId = async (call: CallAdmin, of: ShortenedKind, start: string): Promise<string> => {
  if (uuid.test(start)) return start
  const { name, list } = kinds[of]
  const [first, ...others] = await call(findIds, { query: { of, start } })
  if (first === undefined) throw new StartError(`没有${name} ${start}，编号见 ${list}。`)
  if (others.length > 0)
    throw new StartError(
      `有几份${name}的编号以 ${start} 开头：${[first, ...others].join('、')}。请多写几位。`,
    )
  return first
}
