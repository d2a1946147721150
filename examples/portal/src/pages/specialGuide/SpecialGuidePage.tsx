import type { PageProps } from '../../routes/row'
import type { SpecialGuideData } from './data'
import { OwnGuide } from './OwnGuide'
import { OwnWay } from './OwnWay'
import './special-guide.css'
import { UnknownGuide } from './UnknownGuide'

/**
 * 专属导航 (specification 2.10): with an id the personal guide; without one the way to it, or to the evaluation.
 *
 *   ┌ 您现在的位置             ─────┐
 *   │ 成长卖家       选品 ━━━━━ 82  │
 *   │ summary        品牌 ━━    30  │
 *   │ ● advice           重新评测   │
 *   └───────────────────────────────┘
 *   为您挑选的站点: categories, each site with its reasons
 *   为您挑选的课程
 */
export default function SpecialGuidePage({ data }: PageProps<SpecialGuideData>) {
  return (
    <div className="special-guide">
      {data.kind === 'own' && <OwnWay navImageId={data.navImageId} />}
      {data.kind === 'guide' && <OwnGuide key={data.guide.id} guide={data.guide} />}
      {data.kind === 'unknown' && <UnknownGuide />}
    </div>
  )
}
