import { type Appraisals, type GuideDetail, getGuideDetail } from '@chuhai/contract/guide'
import { useEffect, useRef, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'

/** What visitors think; a document is the same for everybody, so their own is read once somebody is signed in. */
export const useAppraisals = ({ site, appraisals }: GuideDetail) => {
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
    /** What has just been saved is newer than any answer still on its way. */
    onSaved(saved: Appraisals) {
      isSaved.current = true
      setKnown(saved)
    },
  }
}
