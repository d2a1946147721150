import { dealWordsMax } from '@chuhai/contract/constants'
import type { Deal, DealFile, DealMove } from '@chuhai/contract/market'
import { type Core, openUserDraft } from '@chuhai/core'
import { Button, Field, Form, TextArea } from '@chuhai/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../app/messages'
import { awaitsBrief } from './clock-text'
import { FilesField } from './FilesField'
import { dealMessages } from './messages'

interface Typed {
  answers: string[]
  files: DealFile[]
}

const isTyped = (stored: unknown): stored is Typed =>
  Array.isArray(Object(stored).answers) && Array.isArray(Object(stored).files)

interface BriefProps {
  core: Core
  deal: Deal
  isSending: boolean
  /** Resolves to whether the step was taken. */
  onMove(move: DealMove): Promise<boolean>
}

/** The form with what the service asks for; what was typed survives a reload. */
const BriefForm = ({ core, deal, isSending, onMove }: BriefProps) => {
  const words = useMessages(dealMessages)
  const { asksFor } = deal.terms
  const [draft] = useState(() => openUserDraft<Typed>(core, `deal.${deal.number}.brief`, isTyped))
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? { answers: [], files: [] })
  const [isChecked, setIsChecked] = useState(false)
  const id = useId()
  const answers = asksFor.map((_, index) => typed.answers[index] ?? '')
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    draft.write(next)
  }
  const problemOf = (answer: string) => {
    if ([...answer].length > dealWordsMax) return words.tooLong
    return answer.trim() === '' ? words.required : undefined
  }
  const submit = async () => {
    setIsChecked(true)
    const wrong = answers.findIndex(problemOf)
    if (wrong !== -1) return document.getElementById(`${id}-${wrong}`)?.focus()
    if (await onMove({ action: 'giveBrief', answers, files: typed.files })) draft.clear()
  }
  return (
    <Form className="deal-say" onSubmit={() => void submit()}>
      <p>{words.brief.lead}</p>
      {asksFor.map((question, index) => (
        <Field
          key={question}
          id={`${id}-${index}`}
          label={question}
          required
          disabled={isSending}
          error={isChecked ? problemOf(answers[index] ?? '') : undefined}
        >
          {(control) => (
            <div className="ch-box deal-say__box">
              <TextArea
                {...control}
                className="ch-box__input"
                rows={2}
                value={answers[index] ?? ''}
                disabled={isSending}
                onChange={(text) =>
                  change({ answers: answers.map((one, at) => (at === index ? text : one)) })
                }
              />
            </div>
          )}
        </Field>
      ))}
      <FilesField
        core={core}
        files={typed.files}
        disabled={isSending}
        onChange={(files) => change({ files })}
      />
      <Button type="submit" variant="action" busy={isSending}>
        {words.actions.giveBrief}
      </Button>
    </Form>
  )
}

/** What the buyer gives for the work: the form for them, and what they have given for both. */
export const Brief = (props: BriefProps) => {
  const words = useMessages(dealMessages)
  const { deal } = props
  const { asksFor } = deal.terms
  if (asksFor.length === 0) return null
  return (
    <section className="deal-part" id="brief">
      <h3>{words.brief.title}</h3>
      {deal.actions.includes('giveBrief') ? (
        <BriefForm {...props} />
      ) : (
        <dl className="deal-brief">
          {asksFor.map((question, index) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{deal.brief?.[index] ?? words.brief.none}</dd>
            </div>
          ))}
        </dl>
      )}
      {awaitsBrief(deal) && deal.side === 'provider' && (
        <p className="deal-note">{words.briefFirst.provider}</p>
      )}
    </section>
  )
}
