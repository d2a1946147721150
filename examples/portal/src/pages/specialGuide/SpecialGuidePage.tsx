import { Button } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../../content/messages'
import { exclusivePath } from '../../guide/paths'
import type { PageProps } from '../../routes/row'
import { Invitation } from './Invitation'
import type { SpecialGuideData } from './load'
import { specialGuideMessages } from './messages'
import { OwnGuide } from './OwnGuide'
import './special-guide.css'

/** A guide that is not the visitor's own, and the way to that one. */
const UnknownGuide = () => {
  const { title, text, action } = useMessages(specialGuideMessages).unknown
  return (
    <section className="special-guide__invitation">
      <Parcel size={150} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div>
        <Button size="large" href={exclusivePath}>
          {action}
        </Button>
      </div>
    </section>
  )
}

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
      {data.kind === 'own' && <Invitation navImageId={data.navImageId} />}
      {data.kind === 'guide' && <OwnGuide key={data.guide.id} guide={data.guide} />}
      {data.kind === 'unknown' && <UnknownGuide />}
    </div>
  )
}
