import { Icon, useLocale, useStyles } from '@chuhai/ui'
import { iconError } from '@chuhai/ui/icons'
import { useEffect, useRef } from 'react'
import { type FormProblems, problemText, stepOf, termsField } from './form'
import { applicationMessages } from './messages'
import css from './problem-summary.css?inline'
import type { ShownKind } from './shown-kind'

interface ProblemSummaryProps {
  shown: ShownKind
  problems: FormProblems
  onGo(name: string): void
}

/** Everything that is missing or wrong, in the order of the form; each entry leads to its field. */
export const ProblemSummary = ({ shown, problems, onGo }: ProblemSummaryProps) => {
  useStyles(css)
  const { kind } = shown
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const names = [...Object.keys(kind.fields), termsField].filter((name) => problems[name])
  return (
    <div className="ch-problem-summary" role="alert" tabIndex={-1} ref={box}>
      <p>
        <Icon path={iconError} size={20} />
        {words.problems(names.length)}
      </p>
      <ul>
        {names.map((name) => {
          const label = kind.fields[name]?.label[locale] ?? shown.words[locale].terms
          return (
            <li key={name}>
              <button type="button" onClick={() => onGo(name)}>
                {kind.steps[stepOf(kind, name)]?.label[locale] ?? words.confirm} · {label}
              </button>
              <span>{problemText(problems[name], locale)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
