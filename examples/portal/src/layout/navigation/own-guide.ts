import type { Core } from '@chuhai/core'
import { exclusiveGuidePath, guidePath } from '../../app/paths/guide'

/** Resolves to the target of the site guide's menu entry (specification 2.8): the own guide of an evaluated visitor. */
export const ownGuidePath = async ({ session, query }: Pick<Core, 'session' | 'query'>): Promise<string> => {
  if (!(await session.load())) return guidePath
  try {
    const { getEvaluationResult } = await import('@chuhai/contract/evaluation')
    const { navImageId } = await query(getEvaluationResult).load()
    return navImageId === null ? guidePath : exclusiveGuidePath(navImageId)
  } catch {
    return guidePath
  }
}
