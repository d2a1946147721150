import { type Appraisals, type GuideDetail, getGuideDetail } from '@chuhai/contract/guide'
import { Button, Form } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useId, useRef, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { useIsHydrated } from '../../app/rendering'
import { type AppraisalForm, createAppraisalForm, emptyAppraisal } from './appraisal-form'
import { ContentField } from './ContentField'
import { guideSiteMessages } from './messages'
import { ScoreField } from './ScoreField'
import './appraisal.css'

/** The reviews of all visitors; the one of a signed-in visitor is read later, as the document is the same for all. */
const useAppraisals = ({ site, appraisals }: GuideDetail) => {
  const { client } = useApp()
  const { phase } = useVisitor()
  const [known, setKnown] = useState<Appraisals>(appraisals)
  const isSaved = useRef(false)
  useEffect(() => {
    if (!client || phase !== 'in') return
    let isHere = true
    client.core
      .query(getGuideDetail, { params: { id: String(site.id) } })
      .refresh()
      .then(
        (fresh) => isHere && !isSaved.current && setKnown(fresh.appraisals),
        (error) => console.error('[chuhai] the own appraisal could not be loaded:', error),
      )
    return () => {
      isHere = false
    }
  }, [client, phase, site.id])
  return {
    appraisals: known,
    /** What has just been saved is newer than any response still to come. */
    setSaved(saved: Appraisals) {
      isSaved.current = true
      setKnown(saved)
    },
  }
}

const $empty = atom(emptyAppraisal)

interface FormOptions {
  siteId: number
  own: Appraisals['own']
  onSaved(appraisals: Appraisals): void
}

/** Null until the page is hydrated, since only the browser knows drafts. */
const useForm = ({ siteId, own, onSaved }: FormOptions): AppraisalForm | null => {
  const { client } = useApp()
  const isHydrated = useIsHydrated()
  const [form, setForm] = useState<AppraisalForm | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new form for another site alone, so that nothing typed is lost
  useEffect(() => {
    if (!client || !isHydrated) return
    const created = createAppraisalForm({ core: client.core, siteId, onSaved })
    setForm(created)
    return created.destroy
  }, [client, isHydrated, siteId])
  useEffect(() => {
    if (own) form?.begin(own)
  }, [form, own])
  return form
}

const Mean = ({ average, count }: Appraisals) => {
  const words = useMessages(guideSiteMessages).appraisal
  if (average === null) return <p className="appraisal__none">{words.none}</p>
  return (
    <p className="appraisal__mean">
      <b>{average.toFixed(1)}</b> {words.outOf}
      <span>{words.count(count)}</span>
    </p>
  )
}

/** What visitors think of a site, and what this one thinks: 1 to 5, and a few words; it can be changed. */
export const Appraisal = ({ detail }: { detail: GuideDetail }) => {
  const words = useMessages(guideSiteMessages).appraisal
  const { client } = useApp()
  const { phase: session } = useVisitor()
  const { appraisals, setSaved } = useAppraisals(detail)
  const onSaved = (saved: Appraisals) => {
    client?.core.notices.success(words.saved)
    setSaved(saved)
  }
  const form = useForm({ siteId: detail.site.id, own: appraisals.own, onSaved })
  const { phase, values, problems } = useStore(form?.$state ?? $empty)
  const id = useId()
  const isSending = phase === 'sending'
  const submit = () => {
    const wrong = form?.submit()
    if (wrong) document.getElementById(`${id}-${wrong}`)?.focus()
  }
  return (
    <section className="appraisal" id="appraisal">
      <header>
        <h2>{words.title}</h2>
        <Mean {...appraisals} />
      </header>
      <Form role="form" onSubmit={submit} aria-label={words.title}>
        <ScoreField
          id={`${id}-score`}
          value={values.score}
          error={problems.score}
          disabled={isSending}
          onChange={(score) => form?.change('score', score)}
        />
        <ContentField
          id={`${id}-content`}
          value={values.content}
          error={problems.content}
          disabled={isSending}
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
      </Form>
    </section>
  )
}
