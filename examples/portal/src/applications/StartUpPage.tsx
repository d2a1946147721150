import type { PageProps } from '../app/page'
import { lazyPart } from '../components/lazy-part'
import type { ShownPage } from '../pages/service/blocks/block'
import { PlanPage } from './PlanPage'

const StartUpApplication = lazyPart(() => import('./StartUpApplication'))

/** 创业扶持, with its application. */
export default function StartUpPage(props: PageProps<ShownPage>) {
  return <PlanPage {...props} Application={StartUpApplication} />
}
