import type { ReactNode } from 'react'
import './notice-stage.css'

interface NoticeStageProps {
  illustration: ReactNode
  title: string
  text: string
  children?: ReactNode
}

/** What stands where the video would be. */
export const NoticeStage = ({ illustration, title, text, children }: NoticeStageProps) => (
  <div className="notice-stage">
    {illustration}
    <b>{title}</b>
    <p>{text}</p>
    {children}
  </div>
)
