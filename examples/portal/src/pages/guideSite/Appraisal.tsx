import type { Appraisals } from '@chuhai/contract/guide'
import { Button } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useIsHydrated } from '../../app/rendering'
import { type AppraisalForm, createAppraisalForm, emptyAppraisal } from './appraisal-form'
import { ContentField } from './ContentField'
import { ScoreField } from './ScoreField'
import type { GuideSiteWords } from './words'
import './appraisal.css'

const $empty = atom(emptyAppraisal)

interface AppraisalProps {
  siteId: number
  appraisals: Appraisals
  words: GuideSiteWords['appraisal']
  onSaved(appraisals: Appraisals): void
}

/** Null as long as the page must be as the server has drawn it: drafts are known to the browser alone. */
const useForm = ({ siteId, appraisals: { own }, words, onSaved }: AppraisalProps): AppraisalForm | null => {
  const { client } = useApp()
  const isHydrated = useIsHydrated()
  const [form, setForm] = useState<AppraisalForm | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new form for another site alone, so that nothing typed is lost
  useEffect(() => {
    if (!client || !isHydrated) return
    const { core, account } = client
    const created = createAppraisalForm({
      core,
      $visitor: account.$visitor,
      siteId,
      onSaved(saved) {
        core.notices.success(words.saved)
        onSaved(saved)
      },
    })
    setForm(created)
    return created.destroy
  }, [client, isHydrated, siteId])
  useEffect(() => {
    if (own) form?.begin(own)
  }, [form, own])
  return form
}

const Mean = ({ appraisals: { average, count }, words }: Pick<AppraisalProps, 'appraisals' | 'words'>) =>
  average === null ? (
    <p className="appraisal__none">{words.none}</p>
  ) : (
    <p className="appraisal__mean">
      <b>{average.toFixed(1)}</b> {words.outOf}
      <span>{words.count(count)}</span>
    </p>
  )

/** What visitors think of a site, and what this one thinks: 1 to 5, and a few words; it can be changed. */
export const Appraisal = (props: AppraisalProps) => {
  const { appraisals, words } = props
  const { phase: session } = useVisitor()
  const form = useForm(props)
  const { phase, values, problems } = useStore(form?.$state ?? $empty)
  const id = useId()
  const isSending = phase === 'sending'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = form?.submit()
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
  }
  return (
    <section className="appraisal" id="appraisal">
      <header>
        <h2>{words.title}</h2>
        <Mean appraisals={appraisals} words={words} />
      </header>
      <form noValidate onSubmit={submit} aria-label={words.title}>
        <ScoreField
          id={`${id}-score`}
          value={values.score}
          error={problems.score}
          disabled={isSending}
          words={words}
          onChange={(score) => form?.change('score', score)}
        />
        <ContentField
          id={`${id}-content`}
          value={values.content}
          error={problems.content}
          disabled={isSending}
          words={words}
          onChange={(content) => form?.change('content', content)}
        />
        <footer>
          <Button type="submit" busy={isSending}>
            {appraisals.own ? words.change : words.submit}
          </Button>
          <p>
            {appraisals.own && words.own(appraisals.own.score)}
            {session === 'out' && words.signOnFirst}
          </p>
        </footer>
      </form>
    </section>
  )
}
