import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'

/** When a message came, by the clock of China. */
export const MessageTime = ({ at, className }: { at: string; className: string }) => {
  const inChina = useChinaClock(useLocale())
  return (
    <time className={className} dateTime={at}>
      {inChina(chinaMoment(at))}
    </time>
  )
}
