import { domainToUnicode } from 'node:url'
import { originOf } from '@chuhai/contract/site-request'
import { UsageError } from './usage-error'
import type { Word } from './words'

/** The host of an origin as people write it: 例子.中国. */
export const hostOf = (origin: string): string => {
  const { hostname } = new URL(origin)
  return domainToUnicode(hostname) || hostname
}

/** The origin with its name as people write it, where that is not in ASCII. */
export const shownOrigin = (origin: string): string =>
  hostOf(origin) === new URL(origin).hostname ? origin : `${origin}（${hostOf(origin)}）`

/** The origin of an address that the operator pastes; its path is cut. */
const readOrigin = (text: string): string => {
  const origin = originOf(text)
  if (origin !== null) return origin
  const whole = `https://${text.replace(/^(?:[a-z]+:)?\/*/i, '')}`
  const hint = originOf(whole) === null ? '例如 https://www.example.com' : `例如 ${originOf(whole)}`
  throw new UsageError(`“${text}”不是网址。请写完整的网址，包括前面的 https://，${hint}。`)
}

/** A sentence about the path that is left out: a site is registered by its origin. */
export const cutText = (text: string): string => {
  const { pathname, search, hash } = new URL(text)
  const rest = `${pathname}${search}${hash}`
  return rest === '/' ? '' : `登记的是整个网站，“${rest}”不算在内。`
}

/** The address of a site; its value is the origin. */
export const address: Word<string> = {
  name: '网址',
  about: '网站的完整网址，可以带中文和路径',
  read: readOrigin,
}
