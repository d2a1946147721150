import { registrationLimits, tracks } from '@chuhai/contract/competition'
import type { Locale } from '@chuhai/contract/locale'
import { useStyles } from '@chuhai/ui'
import type { FormEvent } from 'react'
import type { InfoField } from '../registration/info'
import { problemText } from '../registration/problem'
import type { Filling } from '../store/state'
import type { SignUpStore } from '../store/store'
import { Counter } from './Counter'
import css from './info-form.css?inline'
import { infoMessages } from './messages'
import { PillarFields } from './PillarFields'
import { RisingStarFields } from './RisingStarFields'

interface InfoFormProps {
  id: string
  state: Filling
  store: SignUpStore
  locale: Locale
  onNext(): void
}

const counted = ['ranks', 'companyName', 'teacher', 'legalPerson'] as const
const limitOf = (field: InfoField): number | undefined => {
  const short = counted.find((one) => one === field)
  return short && registrationLimits[short]
}

/** 填写信息: the fields of the chosen track (specification 5.2, 5.3). */
export const InfoForm = ({ id, state, store, locale, onNext }: InfoFormProps) => {
  useStyles(css)
  const words = infoMessages[locale]
  const info = state.info[state.track]

  /** What every field of the form carries. */
  const field = (name: InfoField) => {
    const max = limitOf(name)
    return {
      name,
      label: words.labels[name],
      required: true,
      disabled: state.isBusy,
      error: problemText(state.problems[name], locale),
      ...(max && { hint: <Counter text={info[name]} max={max} limit={words.atMost(max)} /> }),
      onChange: (value: string) => store.change(name, value),
      onBlur: () => store.leave(name),
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onNext()
  }
  const Fields = state.track === tracks.risingStar ? RisingStarFields : PillarFields
  return (
    <form id={id} className="ch-info-form" noValidate aria-busy={state.isBusy} onSubmit={submit}>
      <Fields info={info} field={field} store={store} words={words} />
    </form>
  )
}
