import { Button } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { exclusivePath } from '../../app/paths/guide'
import { MessagePage } from '../../components/MessagePage'
import { Invitation } from './Invitation'
import type { SpecialGuideData } from './load'
import { specialGuideMessages } from './messages'
import { OwnGuide } from './OwnGuide'
import './special-guide.css'

/** For a guide that is not the visitor's own: a link to that one. */
const UnknownGuide = () => {
  const { title, text, action } = useMessages(specialGuideMessages).unknown
  return (
    <MessagePage
      illustration={<Parcel size={150} />}
      title={title}
      text={text}
      actions={
        <Button size="large" href={exclusivePath}>
          {action}
        </Button>
      }
    />
  )
}

/**
 * 专属导航 (specification 2.10): with an id the personal guide; without one a redirect to it, or the evaluation.
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
    <div className="guide-page special-guide">
      {data.kind === 'own' && <Invitation navImageId={data.navImageId} />}
      {data.kind === 'guide' && <OwnGuide key={data.guide.id} guide={data.guide} />}
      {data.kind === 'unknown' && <UnknownGuide />}
    </div>
  )
}
