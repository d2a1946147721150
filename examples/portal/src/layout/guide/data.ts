import type { GuideTree } from '@chuhai/contract/guide'
import { calls } from '../../app/calls'
import type { Read } from '../../routes/row'

export interface GuideChromeData {
  tree: GuideTree
  isHotShown: boolean
}

/** A list that cannot be loaded is only logged (specification, section 8). */
const orElse = async <T>(reading: Promise<T>, otherwise: T, what: string): Promise<T> => {
  try {
    return await reading
  } catch (error) {
    console.error(`[chuhai] ${what} could not be loaded:`, error)
    return otherwise
  }
}

/** What the left navigation shows. */
export const load = async ({ read }: { read: Read }): Promise<GuideChromeData> => {
  const { getGuideTree, isHotShown } = await calls.guide()
  const [tree, isHot] = await Promise.all([
    orElse(read(getGuideTree), [], 'the categories of the site guide'),
    orElse(read(isHotShown), false, 'whether there are hot recommendations'),
  ])
  return { tree, isHotShown: isHot }
}
