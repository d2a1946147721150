import {
  type ConsignmentStep,
  type ConsignmentWithSteps,
  consignmentStageNames,
} from '@chuhai/contract/consignment'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { consignmentMessages } from './messages'

const Said = ({ at, words }: ConsignmentStep) => {
  const inChina = useChinaClock(useLocale())
  return (
    <p>
      <time dateTime={at}>{inChina(chinaMoment(at))}</time>
      {words}
    </p>
  )
}

/** Every stage of a consignment, what was said of those that are reached, and which one it is in. */
export const StageList = ({ stages, history }: Pick<ConsignmentWithSteps, 'stages' | 'history'>) => {
  const locale = useLocale()
  const words = useMessages(consignmentMessages)
  const current = history.at(-1)?.stage
  return (
    <ol className="consignment__stages" aria-label={words.title}>
      {stages.map((stage) => {
        const steps = history.filter((step) => step.stage === stage)
        return (
          <li
            key={stage}
            data-done={steps.length > 0 || undefined}
            aria-current={stage === current ? 'step' : undefined}
          >
            <b>{consignmentStageNames[stage][locale]}</b>
            {steps.map((step) => (
              <Said key={step.at} {...step} />
            ))}
            {steps.length === 0 && <p>{words.ahead[stage]}</p>}
          </li>
        )
      })}
    </ol>
  )
}
