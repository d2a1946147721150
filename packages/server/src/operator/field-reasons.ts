import { StartError } from '../process/start-error'
import { oneLine } from './words'

/** Reads `--field 行业资质=已过期`: a field by its name or its label, and what is wrong with it. */
export const readFieldReasons = (
  labels: Readonly<Record<string, string>>,
  texts: readonly string[] = [],
  max: number,
): Record<string, string> => {
  const known = Object.entries(labels)
  const reasons: Record<string, string> = {}
  for (const text of texts) {
    const [given = '', ...rest] = text.split('=')
    const found = known.find(([name, label]) => name === given.trim() || label === given.trim())
    const reason = oneLine(rest.join('='))
    if (!found || reason === '' || [...reason].length > max)
      throw new StartError(
        `看不懂 --field ${text}。请写“栏目=原因”，原因最多 ${max} 个字，栏目是：${known.map(([, label]) => label).join('、')}。`,
      )
    reasons[found[0]] = reason
  }
  return reasons
}
