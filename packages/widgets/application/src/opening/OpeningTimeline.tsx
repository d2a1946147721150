import { type OpeningStep, openingStageNames } from '@chuhai/contract/store'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { openingMessages } from './messages'

/** What has happened, the last step at the top. */
export const OpeningTimeline = ({ history }: { history: readonly OpeningStep[] }) => {
  const locale = useLocale()
  const words = openingMessages[locale]
  const inChina = useChinaClock(locale)
  return (
    <ol className="ch-opening__timeline" aria-label={words.title}>
      {history
        .map((step, index) => ({
          ...step,
          key: `${index} ${step.at}`,
          isCurrent: index === history.length - 1,
        }))
        .reverse()
        .map(({ key, stage, at, words: said, task, isCurrent }) => (
          <li key={key} data-stage={stage} aria-current={isCurrent ? 'step' : undefined}>
            <b>{openingStageNames[stage][locale]}</b>
            <time dateTime={at}>{inChina(chinaMoment(at))}</time>
            {said && <p>{said}</p>}
            {task && !isCurrent && (
              <p className="ch-opening__was">{words.was(task.text, inChina(chinaMoment(task.dueAt)))}</p>
            )}
          </li>
        ))}
    </ol>
  )
}
