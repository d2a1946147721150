import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  text?: string | undefined
  children?: ReactNode
}

/** What stands where the picture would be. */
export const Notice = ({ title, text, children }: NoticeProps) => (
  <div className="ch-course-player__notice" role="status">
    <b>{title}</b>
    {text && <p>{text}</p>}
    {children && <div>{children}</div>}
  </div>
)
