import { type Appraisals, appraisalContentMax } from '@chuhai/contract/guide'
import { Button, Form } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useId, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { CountedField } from '../../components/CountedField'
import { ScoreField } from '../../components/ScoreField'
import { type AppraisalForm, createAppraisalForm, emptyAppraisal } from './appraisal-form'
import { guideSiteMessages } from './messages'

const $empty = atom(emptyAppraisal)

interface AppraisalFieldsProps {
  siteId: number
  own: Appraisals['own']
  onSaved(appraisals: Appraisals): void
}

/** Null until the first effect, which reads the draft. */
const useForm = ({ siteId, own, onSaved }: AppraisalFieldsProps): AppraisalForm | null => {
  const { client } = useApp()
  const [form, setForm] = useState<AppraisalForm | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new form for another site alone, so that nothing typed is lost
  useEffect(() => {
    if (!client) return
    const created = createAppraisalForm({ core: client.core, siteId, onSaved })
    setForm(created)
    return created.destroy
  }, [client, siteId])
  useEffect(() => {
    if (own) form?.begin(own)
  }, [form, own])
  return form
}

/** What a visitor thinks of a site: 1 to 5, and a few words; it can be changed. */
export const AppraisalFields = (props: AppraisalFieldsProps) => {
  const words = useMessages(guideSiteMessages).appraisal
  const { phase: session } = useVisitor()
  const form = useForm(props)
  const { phase, values, problems } = useStore(form?.$state ?? $empty)
  const id = useId()
  const isSending = phase === 'sending'
  const submit = () => {
    const wrong = form?.submit()
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
  }
  return (
    <Form role="form" className="appraisal__form" onSubmit={submit} aria-label={words.title}>
      <ScoreField
        id={`${id}-score`}
        label={words.score}
        words={words.scores}
        nameOf={words.scoreOf}
        value={values.score}
        error={problems.score}
        disabled={isSending}
        onChange={(score) => form?.change('score', score)}
      />
      <CountedField
        id={`${id}-content`}
        label={words.content}
        placeholder={words.placeholder}
        max={appraisalContentMax}
        optional
        value={values.content}
        error={problems.content}
        disabled={isSending}
        onChange={(content) => form?.change('content', content)}
      />
      <footer>
        <Button type="submit" busy={isSending}>
          {props.own ? words.change : words.submit}
        </Button>
        <p>
          {props.own && words.own(props.own.score)}
          {session === 'out' && words.signOnFirst}
        </p>
      </footer>
    </Form>
  )
}
