import { getLiveReminder, setLiveReminder } from '@chuhai/contract/live'
import type { Core } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import { Button } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import { liveMessages } from './messages'

/** Asks for a message before a broadcast begins, or for none after all. */
export const RemindMe = ({ core, id }: { core: Core; id: number }) => {
  const words = useMessages(liveMessages)
  const { data } = useQuery(core.query(getLiveReminder, { params: { id: String(id) } })).state
  const [chosen, setChosen] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const isOn = chosen ?? data?.isOn ?? false
  const change = async () => {
    setBusy(true)
    const answer = await core
      .call(setLiveReminder, { params: { id: String(id) }, body: { isOn: !isOn } })
      .catch(() => null)
    if (answer) setChosen(answer.isOn)
    setFailed(answer === null)
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={change}>
        {isOn ? words.reminded : words.remind}
      </Button>
      <p className="before-stage__note" role="status">
        {hasFailed ? words.notReminded : words.reminderNote}
      </p>
    </>
  )
}
