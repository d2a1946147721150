import { reviewWordsMax } from '@chuhai/contract/constants'
import { type DealReviews, review, reviewDeal } from '@chuhai/contract/market'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { type Core, openUserDraft } from '@chuhai/core'
import { Button, Form, useLocale } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { CountedField } from '../../components/CountedField'
import { ScoreField } from '../../components/ScoreField'
import { useSingleCall } from '../../components/use-single-call'
import { reviewMessages, reviewProblemText } from './messages'

interface Draft {
  stars: number | null
  words: string
}

const empty: Draft = { stars: null, words: '' }
const { stars: starsRule, words: wordsRule } = review.entries

const isDraft = (stored: unknown): stored is Draft => {
  const { stars, words } = Object(stored)
  return typeof words === 'string' && (stars === null || typeof stars === 'number')
}

interface ReviewFormProps {
  core: Core
  number: string
  side: DealReviews['side']
  onChanged(): void
}

/** Stars and a few words on the other side of a deal. What was typed survives a reload. */
export const ReviewForm = ({ core, number, side, onChanged }: ReviewFormProps) => {
  const locale = useLocale()
  const words = useMessages(reviewMessages)
  const [draft] = useState(() => openUserDraft<Draft>(core, `review.${number}`, isDraft))
  const [values, setValues] = useState<Draft>(() => draft.read() ?? empty)
  const [isChecked, setIsChecked] = useState(false)
  const { isSending, send } = useSingleCall(core, onChanged)
  const id = useId()
  const change = (part: Partial<Draft>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.write(next)
  }
  const problemOf = (code: string | undefined) => (isChecked ? reviewProblemText(code, locale) : undefined)
  const starsProblem = brokenRule(starsRule, values.stars)
  const wordsProblem = brokenRule(wordsRule, values.words)
  const submit = async () => {
    setIsChecked(true)
    const wrong = (starsProblem && 'stars') || (wordsProblem && 'words')
    if (wrong) return document.getElementById(`${id}-${wrong}`)?.focus()
    const body = cleaned(review, values)
    if (!(await send(JSON.stringify(body), () => core.call(reviewDeal, { params: { number }, body })))) return
    core.notices.success(words.saved)
    draft.clear()
    onChanged()
  }
  return (
    <Form role="form" className="deal-reviews__form" aria-label={words.title} onSubmit={() => void submit()}>
      <ScoreField
        id={`${id}-stars`}
        label={words.score[side]}
        words={words.scores}
        nameOf={words.scoreOf}
        value={values.stars}
        error={problemOf(starsProblem)}
        disabled={isSending}
        onChange={(stars) => change({ stars })}
      />
      <CountedField
        id={`${id}-words`}
        label={words.words}
        placeholder={words.placeholder}
        max={reviewWordsMax}
        optional
        value={values.words}
        error={problemOf(wordsProblem)}
        disabled={isSending}
        onChange={(text) => change({ words: text })}
      />
      <footer>
        <Button type="submit" busy={isSending}>
          {words.submit}
        </Button>
        <p>{words.together}</p>
      </footer>
    </Form>
  )
}
