import type { Locale } from '@chuhai/contract/locale'
import { Tag, useStyles } from '@chuhai/ui'
import { useRef } from 'react'
import css from './about-line.css?inline'
import { aboutMessages } from './messages'

interface AboutLineProps {
  title: string
  locale: Locale
  /** While it is being sent. */
  isFixed: boolean
  onRemove(): void
}

/** What the form is about, which the visitor can take away. */
export const AboutLine = ({ title, locale, isFixed, onRemove }: AboutLineProps) => {
  useStyles(css)
  const line = useRef<HTMLParagraphElement>(null)
  const remove = () => {
    // The button that has the focus goes with the line.
    line.current?.parentElement?.querySelector<HTMLElement>('[role=combobox]')?.focus()
    onRemove()
  }
  return (
    // The title is in whatever language the page has it.
    <p ref={line} className="ch-consultation__about" lang="">
      <span lang={locale}>{aboutMessages[locale]}</span>
      <Tag {...(isFixed ? {} : { onRemove: remove })}>{title}</Tag>
    </p>
  )
}
