import type { RateBracket, RateTable, RateZone } from '@chuhai/contract/logistics'
import { canonical } from '../../content/encode'
import { kilogramsText, percentText } from './algebra/words'

const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** How many brackets of a zone differ, by the weights that they end at. */
const differentBrackets = (before: readonly RateBracket[], after: readonly RateBracket[]): string[] => {
  const old = new Map(before.map((bracket) => [bracket.uptoGrams, bracket]))
  const wanted = new Set(after.map(({ uptoGrams }) => uptoGrams))
  return [
    ...after.filter((bracket) => !isSame(bracket, old.get(bracket.uptoGrams))),
    ...before.filter(({ uptoGrams }) => !wanted.has(uptoGrams)),
  ].map(({ uptoGrams }) => kilogramsText(uptoGrams))
}

const zoneSentences = (zone: RateZone, old: RateZone | undefined): string[] => {
  if (!old) return [`增加区域 ${zone.key}`]
  const brackets = differentBrackets(old.brackets, zone.brackets)
  const { brackets: _, ...rest } = zone
  const { brackets: _old, ...oldRest } = old
  return [
    ...(isSame(rest, oldRest) ? [] : [`区域 ${zone.key}：国家、邮编或时效有改动`]),
    ...(brackets.length > 0
      ? [`区域 ${zone.key}：价格改动 ${brackets.length} 档（到 ${brackets.join('、')}）`]
      : []),
  ]
}

/** Returns the newest share of a surcharge that is a percentage. */
const newestShare = ({ price }: RateTable['surcharges'][number]): string =>
  price.by === 'share' ? `，最新比例 ${percentText(price.shares.at(-1)?.basisPoints ?? 0)}` : ''

/** Returns the differences of two tables, in sentences for operators. */
export const differencesOf = (before: RateTable, after: RateTable): string[] => {
  const { zones, surcharges, limits, ...rules } = after
  const { zones: oldZones, surcharges: oldSurcharges, limits: oldLimits, ...oldRules } = before
  return [
    ...(isSame(rules, oldRules) ? [] : ['规则：生效日期、计费方式或进位有改动']),
    ...(isSame(limits, oldLimits) ? [] : ['限制有改动']),
    ...zones.flatMap((zone) =>
      zoneSentences(
        zone,
        oldZones.find(({ key }) => key === zone.key),
      ),
    ),
    ...oldZones
      .filter(({ key }) => !zones.some((zone) => zone.key === key))
      .map(({ key }) => `删除区域 ${key}`),
    ...surcharges
      .filter(
        (one) =>
          !isSame(
            one,
            oldSurcharges.find(({ key }) => key === one.key),
          ),
      )
      .map((one) => `附加费 ${one.key} 有改动${newestShare(one)}`),
    ...oldSurcharges
      .filter(({ key }) => !surcharges.some((one) => one.key === key))
      .map(({ key }) => `删除附加费 ${key}`),
  ]
}
