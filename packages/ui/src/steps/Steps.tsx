import { Icon } from '../icons/Icon'
import { iconCheck } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { hidden, useStyles } from '../styling/use-styles'
import css from './steps.css?inline'

const zhCN = {
  place: (current: number, count: number) => `第 ${current} 步，共 ${count} 步：`,
  done: '，已完成',
}

type StepsMessages = typeof zhCN

const en = {
  place: (current: number, count: number) => `Step ${current} of ${count}: `,
  done: ', done',
} satisfies StepsMessages

const stepsMessages: Record<'zh-CN' | 'en', StepsMessages> = { 'zh-CN': zhCN, en }

/** What `Steps` takes. */
export interface StepsProps {
  /** What the steps lead to. */
  label: string
  /** The names of the steps, in their order. */
  steps: readonly string[]
  /** Counted from 0; beyond the last one all of them are done. */
  current: number
}

/**
 * Where a visitor is on a way of a few steps.
 *
 * @example
 * <Steps label="报名步骤" steps={['填写信息', '添加成员', '提交审核']} current={0} />
 */
export const Steps = ({ label, steps, current }: StepsProps) => {
  useStyles(css)
  useStyles(hidden)
  const { place, done } = stepsMessages[useLocale()]
  return (
    <ol className="ch-steps" aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current
        const isCurrent = index === current
        return (
          <li
            key={step}
            className="ch-steps__step"
            data-state={isDone ? 'done' : isCurrent ? 'current' : 'next'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className="ch-steps__disc" aria-hidden="true">
              {isDone ? <Icon path={iconCheck} size={16} /> : index + 1}
            </span>
            <span className="ch-steps__name">
              <span className="ch-hidden">{place(index + 1, steps.length)}</span>
              {step}
              {isDone && <span className="ch-hidden">{done}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
