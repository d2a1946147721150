import { Button, Skeleton } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../../app/messages'
import { exclusiveGuidePath, guidePath } from '../../app/paths/guide'
import { MessagePage } from '../../components/MessagePage'
import { useGuide } from '../guide'
import { specialGuideMessages } from './messages'
import { useEvaluating, useLatestGuide } from './use-evaluation'

/** Leads evaluated visitors to their guide; opens the evaluation for others, with an invitation behind it. */
export const Invitation = ({ navImageId }: { navImageId: number | null }) => {
  const words = useMessages(specialGuideMessages)
  const { exclusive } = useGuide()
  const isEvaluating = useEvaluating()
  const latest = useLatestGuide() ?? navImageId

  useEffect(() => {
    if (navImageId === null) exclusive?.evaluate()
  }, [exclusive, navImageId])
  useEffect(() => {
    if (latest !== null && !isEvaluating) navigate(exclusiveGuidePath(latest), { replace: true })
  }, [latest, isEvaluating])

  if (navImageId !== null)
    return (
      <>
        <h1 className="ch-hidden">{words.title}</h1>
        <p className="ch-hidden" role="status">
          {words.going}
        </p>
        <Skeleton lines={8} />
      </>
    )
  const { title, text, action, home } = words.invitation
  return (
    <MessagePage
      illustration={<Buoy size={150} />}
      title={title}
      text={text}
      actions={
        <>
          <Button size="large" aria-haspopup="dialog" onClick={() => exclusive?.evaluate()}>
            {action}
          </Button>
          <Button variant="secondary" size="large" href={guidePath}>
            {home}
          </Button>
        </>
      }
    />
  )
}
