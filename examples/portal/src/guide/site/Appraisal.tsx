import { type Appraisals, type GuideDetail, getGuideDetail } from '@chuhai/contract/guide'
import { useIsHydrated } from '@chuhai/ui'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { lazyPart } from '../../components/lazy-part'
import { guideSiteMessages } from './messages'
import './appraisal.css'

/** It works in a browser alone, so its code comes after the page. */
const Fields = lazyPart(async () => ({ default: (await import('./AppraisalFields')).AppraisalFields }))

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

/** What visitors think of a site, and the form in which this one says it. */
export const Appraisal = ({ detail }: { detail: GuideDetail }) => {
  const words = useMessages(guideSiteMessages).appraisal
  const { client } = useApp()
  const isHydrated = useIsHydrated()
  const { appraisals, setSaved } = useAppraisals(detail)
  const onSaved = (saved: Appraisals) => {
    client?.core.notices.success(words.saved)
    setSaved(saved)
  }
  return (
    <section className="appraisal" id="appraisal">
      <header>
        <h2>{words.title}</h2>
        <Mean {...appraisals} />
      </header>
      <div className="appraisal__fields">
        {isHydrated && (
          <Suspense>
            <Fields siteId={detail.site.id} own={appraisals.own} onSaved={onSaved} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
