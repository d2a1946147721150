import { Application } from '@chuhai/application'
import type { Core } from '@chuhai/core'
import { shownGrowthPlan } from './growth-plan'

/** The application for 十亿美金计划, in a chunk of its own. */
export default function GrowthApplication({ core }: { core: Core }) {
  return <Application core={core} shown={shownGrowthPlan} />
}
