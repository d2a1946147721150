import { chooseStoreService, getStoreHelp, type StoreHelp } from '@chuhai/contract/store'
import type { Core, Delay } from '@chuhai/core'
import { useQuery, useReturn } from '@chuhai/core/react'
import { useState } from 'react'

/** What is read of the help with a store, and how a package of it is chosen. */
export const useStoreHelp = (core: Core, subject: string) => {
  const query = core.query(getStoreHelp, { query: { subject } })
  const { state, retry } = useQuery(query, { refresh: true })
  const [sending, setSending] = useState<number | null>(null)
  const [delay, setDelay] = useState<Delay>()
  const [answer, setAnswer] = useState<{ to: StoreHelp | undefined; help: StoreHelp }>()
  // It was paid meanwhile, on another page.
  useReturn(retry)

  const choose = async (serviceId: number): Promise<void> => {
    if (sending !== null) return
    setSending(serviceId)
    try {
      const help = await core.call(
        chooseStoreService,
        { body: { subject, serviceId } },
        { onDelay: setDelay },
      )
      setAnswer({ to: state.data, help })
    } catch (error) {
      core.report(error)
      retry()
    } finally {
      setSending(null)
      setDelay(undefined)
    }
  }

  // What is read after it is newer than the answer of a choice.
  const help = answer?.to === state.data ? answer?.help : state.data
  return { help, state, retry, choose, sending, delay }
}
