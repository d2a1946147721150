import type { ReactNode } from 'react'
import './message-page.css'

interface MessagePageProps {
  /** 150 pixels wide. */
  illustration: ReactNode
  title: string
  text: string
  actions: ReactNode
  /** Fills the window, so that the footer is out of sight; then `text` is announced when it changes. */
  isWhole?: boolean
  isBusy?: boolean
  /** What follows the actions. */
  children?: ReactNode
}

/** A page that is one message in the middle, and what to do next. */
export const MessagePage = ({
  illustration,
  title,
  text,
  actions,
  isWhole,
  isBusy,
  children,
}: MessagePageProps) => (
  <section className="message-page" data-whole={isWhole || undefined} aria-busy={isBusy}>
    {illustration}
    <h1>{title}</h1>
    <p role={isWhole ? 'status' : undefined}>{text}</p>
    <div className="message-page__actions">{actions}</div>
    {children}
  </section>
)
