import { addAbsence, endAbsence, listOwnAbsences, type MarketAbsence } from '@chuhai/contract/market'
import { type Core, isCallError } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { Button, DateField, Form, Tag } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { QueryView } from '../../components/QueryView'
import { useSingleCall } from '../../components/use-single-call'
import { providerMessages } from './messages'

const noDays = { from: '', to: '' }

interface AddFormProps {
  core: Core
  onAdded(): void
}

/** Two days, and what is wrong with them. */
const AddForm = ({ core, onAdded }: AddFormProps) => {
  const words = useMessages(providerMessages).calendar
  const [days, setDays] = useState(noDays)
  const [problems, setProblems] = useState<Partial<typeof noDays>>({})
  const [isSending, setIsSending] = useState(false)
  const today = chinaDate(Date.now())
  const change = (changed: Partial<typeof noDays>) => {
    setDays({ ...days, ...changed })
    setProblems({})
  }
  const send = async () => {
    if (isSending) return
    const missing = {
      ...(days.from === '' && { from: words.required }),
      ...(days.to === '' && { to: words.required }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    setIsSending(true)
    try {
      await core.call(addAbsence, { body: days })
      setDays(noDays)
      core.notices.success(words.added)
      onAdded()
    } catch (error) {
      if (isCallError(error) && error.httpStatus === 422) setProblems({ to: error.message })
      else core.report(error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <Form className="absence-form" onSubmit={() => void send()}>
      <DateField
        name="from"
        label={words.from}
        required
        min={today}
        value={days.from}
        error={problems.from}
        disabled={isSending}
        onChange={(from) => change({ from })}
      />
      <DateField
        name="to"
        label={words.to}
        required
        min={days.from || today}
        value={days.to}
        error={problems.to}
        disabled={isSending}
        onChange={(to) => change({ to })}
      />
      <Button type="submit" busy={isSending}>
        {words.add}
      </Button>
    </Form>
  )
}

interface EntryProps {
  core: Core
  absence: MarketAbsence
  onEnded(): void
}

const Entry = ({ core, absence, onEnded }: EntryProps) => {
  const words = useMessages(providerMessages).calendar
  const { id, from, to, hasBegun } = absence
  const { isSending, send } = useSingleCall(core, onEnded)
  const range = words.range(from, to)
  const end = async () => {
    if (await send(id, () => core.call(endAbsence, { params: { id } }))) onEnded()
  }
  return (
    <li>
      <span>{range}</span>
      {hasBegun && <Tag tone="warning">{words.now}</Tag>}
      <Button
        variant="text"
        size="small"
        busy={isSending}
        aria-label={hasBegun ? words.endNamed(range) : words.cancelNamed(range)}
        onClick={() => void end()}
      >
        {hasBegun ? words.end : words.cancel}
      </Button>
    </li>
  )
}

/** When the provider does not work; what it promises from now on leaves these days out. */
export const Absences = ({ core }: { core: Core }) => {
  const words = useMessages(providerMessages).calendar
  const query = core.query(listOwnAbsences)
  const readAgain = () => void query.refresh().catch(() => {})
  return (
    <section className="absences">
      <p>{words.lead}</p>
      <AddForm core={core} onAdded={readAgain} />
      <QueryView query={query} refresh failed={words.failed} lines={3}>
        {(list, isLoading) =>
          list.length === 0 ? (
            <p className="absences__none">{words.none}</p>
          ) : (
            <ul aria-busy={isLoading}>
              {list.map((absence) => (
                <Entry key={absence.id} core={core} absence={absence} onEnded={readAgain} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  )
}
