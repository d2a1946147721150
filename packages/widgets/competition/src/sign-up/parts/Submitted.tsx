import type { Registration } from '@chuhai/contract/competition'
import { Button, useLocale, useStyles } from '@chuhai/ui'
import { ThemedIllustration, Trophy } from '@chuhai/ui/illustrations'
import { useLayoutEffect, useRef } from 'react'
import { infoOf, teamName } from '../info'
import { signUpMessages } from '../messages'
import css from '../review.css?inline'

interface SubmittedProps {
  registration: Registration
  onShow(): void
  onClose(): void
}

/** 提交成功 (specification 2.15). */
export const Submitted = ({ registration, onShow, onClose }: SubmittedProps) => {
  useStyles(css)
  const heading = useRef<HTMLHeadingElement>(null)
  const { submitted } = signUpMessages[useLocale()]
  const team = teamName(registration.contestantType, infoOf(registration))
  // The button that had the focus is gone.
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="ch-submitted">
      <ThemedIllustration of={Trophy} />
      <h3 ref={heading} tabIndex={-1} className="ch-submitted__title">
        {submitted.title}
      </h3>
      <p className="ch-submitted__team">{submitted.entered(team, registration.competitionArea)}</p>
      <p className="ch-submitted__after">{submitted.after}</p>
      <div className="ch-submitted__actions">
        <Button variant="secondary" onClick={onShow}>
          {submitted.show}
        </Button>
        <Button onClick={onClose}>{submitted.done}</Button>
      </div>
    </div>
  )
}
