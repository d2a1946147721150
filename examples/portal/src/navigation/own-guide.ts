import type { Core } from '@chuhai/core'
import { exclusiveGuidePath, guidePath } from '../guide/paths'

/**
 * Where the menu's entry of the site guide leads (specification 2.8): whoever is signed in and has been evaluated to a
 * guide of their own, everybody else to the guide.
 */
export const ownGuidePath = async ({ session, query }: Pick<Core, 'session' | 'query'>): Promise<string> => {
  const user = session.$isKnown.get() ? session.$user.get() : await session.refresh()
  if (!user) return guidePath
  try {
    const { getEvaluationResult } = await import('@chuhai/contract/evaluation')
    const { navImageId } = await query(getEvaluationResult).load()
    return navImageId === null ? guidePath : exclusiveGuidePath(navImageId)
  } catch {
    return guidePath
  }
}
