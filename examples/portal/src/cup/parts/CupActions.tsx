import { Button } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { useCup } from '../context'
import './cup-actions.css'
import { cupMessages } from '../messages'

/** 立即报名 and 上传计划书 (specification 2.15); the layout shows their dialogs. */
export const CupActions = () => {
  const words = useMessages(cupMessages)
  const { open } = useCup()
  return (
    <div className="cup-actions">
      <Button variant="action" size="large" aria-haspopup="dialog" onClick={() => open('sign-up')}>
        {words.apply}
      </Button>
      <Button variant="secondary" size="large" aria-haspopup="dialog" onClick={() => open('plan')}>
        {words.uploadPlan}
      </Button>
      <noscript>{words.needsScript}</noscript>
    </div>
  )
}
