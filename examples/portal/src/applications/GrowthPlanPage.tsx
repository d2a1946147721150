import type { PageProps } from '../app/page'
import { lazyPart } from '../components/lazy-part'
import type { ShownPage } from '../pages/service/blocks/block'
import { PlanPage } from './PlanPage'

const GrowthApplication = lazyPart(() => import('./GrowthApplication'))

/** 十亿美金计划, with its application. */
export default function GrowthPlanPage(props: PageProps<ShownPage>) {
  return <PlanPage {...props} Application={GrowthApplication} />
}
