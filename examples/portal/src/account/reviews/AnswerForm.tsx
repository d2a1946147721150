import { reviewWordsMax } from '@chuhai/contract/constants'
import { answerReview, reviewAnswer } from '@chuhai/contract/market'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { type Core, openUserDraft } from '@chuhai/core'
import { Button, Form, useLocale } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { CountedField } from '../../components/CountedField'
import { useSingleCall } from '../../components/use-single-call'
import { reviewMessages, reviewProblemText } from './messages'

interface Draft {
  words: string
}

const isDraft = (stored: unknown): stored is Draft => typeof Object(stored).words === 'string'

interface AnswerFormProps {
  core: Core
  number: string
  onChanged(): void
}

/** What a provider answers to the review of a buyer, once. What was typed survives a reload. */
export const AnswerForm = ({ core, number, onChanged }: AnswerFormProps) => {
  const locale = useLocale()
  const words = useMessages(reviewMessages).reply
  const [draft] = useState(() => openUserDraft<Draft>(core, `review.answer.${number}`, isDraft))
  const [text, setText] = useState(() => draft.read()?.words ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const { isSending, send } = useSingleCall(core, onChanged)
  const id = useId()
  const problem = brokenRule(reviewAnswer, text)
  const submit = async () => {
    setIsChecked(true)
    if (problem) return document.getElementById(id)?.focus()
    const body = { words: cleaned(reviewAnswer, text) }
    if (!(await send(body.words, () => core.call(answerReview, { params: { number }, body })))) return
    core.notices.success(words.saved)
    draft.clear()
    onChanged()
  }
  return (
    <Form role="form" className="deal-reviews__form" aria-label={words.label} onSubmit={() => void submit()}>
      <CountedField
        id={id}
        label={words.label}
        placeholder={words.placeholder}
        max={reviewWordsMax}
        value={text}
        error={isChecked ? reviewProblemText(problem, locale) : undefined}
        disabled={isSending}
        onChange={(typed) => {
          setText(typed)
          draft.write({ words: typed })
        }}
      />
      <footer>
        <Button type="submit" busy={isSending}>
          {words.submit}
        </Button>
      </footer>
    </Form>
  )
}
