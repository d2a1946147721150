import { Steps } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../app/messages'
import { payMessages } from './messages'
import './pay-frame.css'

interface PayFrameProps {
  /** 0 confirms, 1 pays, 2 is done; null where that is not known. */
  step: number | null
  /** What is free is not paid for. */
  isFree?: boolean
  /** As wide as the page; otherwise one narrow column. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of every page of a purchase: the steps, and below them what is to be done. */
export const PayFrame = ({ step, isFree, isWide, children }: PayFrameProps) => {
  const words = useMessages(payMessages)
  const current = step !== null && isFree ? Math.min(step, 2) : step
  return (
    <div className="pay-page portal-width" data-wide={isWide || undefined}>
      <Steps
        label={words.steps.label}
        steps={isFree ? words.freeSteps : words.steps.names}
        current={current ?? -1}
      />
      {children}
    </div>
  )
}
