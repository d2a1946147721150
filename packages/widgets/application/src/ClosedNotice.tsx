import type { Application } from '@chuhai/contract/application'
import { Icon, useLocale, useStyles } from '@chuhai/ui'
import { iconWarning } from '@chuhai/ui/icons'
import { useEffect, useRef } from 'react'
import css from './closed-notice.css?inline'
import type { ShownKind } from './shown-kind'

interface ClosedNoticeProps {
  application: Pick<Application, 'refusal'>
  shown: ShownKind
}

/** Why what is applied for takes nobody now; it is read out where that happens meanwhile. */
export const ClosedNotice = ({ application: { refusal }, shown }: ClosedNoticeProps) => {
  useStyles(css)
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(refusal)
  useEffect(() => {
    if (refusal && refusal !== first.current) box.current?.focus()
  }, [refusal])
  const words = refusal ? shown.words[locale].closed?.[refusal] : undefined
  return (
    words && (
      <div className="ch-application-closed" role="alert" tabIndex={-1} ref={box}>
        <Icon path={iconWarning} size={20} />
        <div>
          <b>{words.title}</b>
          <p>{words.text}</p>
        </div>
      </div>
    )
  )
}
