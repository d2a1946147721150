import { registrationLimits } from '@chuhai/contract/competition'
import { cleanLine } from '@chuhai/contract/text'
import { Form, useLocale } from '@chuhai/ui'
import { type InfoField, infoFields, otherMarketplace } from '../info'
import { problemText } from '../info-rules'
import { signUpMessages } from '../messages'
import type { FormState } from '../state'
import type { SignUpStore } from '../store'
import { SignUpField } from './SignUpField'

interface CounterProps {
  text: string
  max: number
  /** The limit in words, for screen readers. */
  limit: string
}

/** The number of typed characters. */
const Counter = ({ text, max, limit }: CounterProps) => {
  const count = [...cleanLine(text)].length
  return (
    <span className="ch-counter" data-over={count > max ? '' : undefined}>
      <span aria-hidden="true">
        {count}/{max}
      </span>
      <span className="ch-hidden">{limit}</span>
    </span>
  )
}

const counted = ['ranks', 'companyName', 'teacher', 'legalPerson'] as const

interface InfoFormProps {
  id: string
  state: FormState
  store: SignUpStore
}

/** 填写信息: the fields of the chosen track (specification 5.2, 5.3). */
export const InfoForm = ({ id, state, store }: InfoFormProps) => {
  const locale = useLocale()
  const words = signUpMessages[locale]
  const info = state.info[state.track]

  const fieldProps = (name: InfoField) => {
    const limited = counted.find((one) => one === name)
    const max = limited && registrationLimits[limited]
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
  const shown = infoFields[state.track].filter(
    (name) => name !== 'otherPlatform' || info.marketplace === otherMarketplace,
  )
  return (
    <Form id={id} className="ch-info-form" aria-busy={state.isBusy} onSubmit={store.next}>
      {shown.map((name) => (
        <SignUpField key={name} info={info} field={fieldProps(name)} store={store} words={words} />
      ))}
    </Form>
  )
}
