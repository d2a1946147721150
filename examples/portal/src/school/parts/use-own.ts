import type { Offer, ProductKind } from '@chuhai/contract/order'
import type { CourseProgress } from '@chuhai/contract/school'
import type { Core } from '@chuhai/core'
import { useCallback, useEffect, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { calls } from '../../app/calls'

/** What a signed-in visitor is answered, read once the page is shown; null before that, for others, and where it fails. */
const useOwn = <T>(read: (core: Core) => Promise<T>): T | null => {
  const { client } = useApp()
  const { phase } = useVisitor()
  const [answer, setAnswer] = useState<T | null>(null)
  const isIn = phase === 'in'
  useEffect(() => {
    setAnswer(null)
    if (!client || !isIn) return
    let isCurrent = true
    // Without an answer the page keeps the step that everybody has; the next page says what is wrong.
    read(client.core)
      .then((own) => isCurrent && setAnswer(own))
      .catch((error) => client.core.report(error))
    return () => {
      isCurrent = false
    }
  }, [client, isIn, read])
  return answer
}

/** What a visitor may do with a product. */
export const useOffer = (kind: ProductKind, id: number): Offer | null =>
  useOwn(
    useCallback(
      async (core: Core) => {
        const { getOffer } = await calls.order()
        return core.query(getOffer, { query: { kind, id: String(id) } }).refresh()
      },
      [kind, id],
    ),
  )

/** How far a visitor is in a course. */
export const useProgress = (id: number): CourseProgress | null =>
  useOwn(
    useCallback(
      async (core: Core) => {
        const { getCourseProgress } = await calls.school()
        return core.query(getCourseProgress, { params: { id: String(id) } }).refresh()
      },
      [id],
    ),
  )
