import type { Joining } from '@chuhai/contract/organisation'
import { chinaDate } from '@chuhai/core/dates'
import { Button, Form, Tag, TextField } from '@chuhai/ui'
import { iconBuilding, iconMail } from '@chuhai/ui/icons'
import { useId, useState } from 'react'
import type { JoiningStore } from './joining-store'
import type { MembersMessages } from './messages'
import { Row } from './Row'

interface JoiningPartProps {
  words: MembersMessages
  joining: Joining
  store: JoiningStore
  onDone(text: string): void
}

const tones = { open: 'warning', accepted: 'success', refused: 'neutral' } as const

/** Invitations to the visitor, the code to ask by, and what was asked. */
export const JoiningPart = ({ words, joining, store, onDone }: JoiningPartProps) => {
  const texts = words.joining
  const id = useId()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [isBusy, setBusy] = useState(false)
  const ask = async () => {
    if (isBusy) return
    setBusy(true)
    const found = await store.ask(code)
    setBusy(false)
    setProblem(found ?? undefined)
    if (found !== null) return
    setCode('')
    onDone(texts.asked)
  }
  const run = async (sent: Promise<boolean>, done: string) => {
    if (await sent) onDone(done)
  }
  return (
    <section aria-labelledby={`${id}-title`} className="ch-members__part">
      <h3 id={`${id}-title`}>{texts.title}</h3>
      <p className="ch-members__lead">{texts.lead}</p>
      {joining.invitations.length + joining.requests.length > 0 && (
        <ul className="ch-members__list">
          {joining.invitations.map(({ id, orgName, inviter, role, expiresAt }) => (
            <Row
              key={id}
              icon={iconMail}
              name={orgName}
              note={`${texts.invites(inviter, words.roles[role])} · ${words.until(chinaDate(expiresAt))}`}
            >
              <Button
                size="small"
                aria-label={texts.acceptNamed(orgName)}
                onClick={() => void run(store.accept(id), texts.accepted(orgName))}
              >
                {texts.accept}
              </Button>
              <Button
                variant="text"
                size="small"
                aria-label={texts.declineNamed(orgName)}
                onClick={() => void run(store.decline(id), texts.declined)}
              >
                {texts.decline}
              </Button>
            </Row>
          ))}
          {joining.requests.map(({ id, socialCode, state, at, orgName }) => (
            <Row
              key={id}
              icon={iconBuilding}
              name={orgName ?? socialCode}
              tag={<Tag tone={tones[state]}>{texts.states[state]}</Tag>}
              note={words.askedAt(chinaDate(at))}
            >
              {state === 'open' && (
                <Button
                  variant="text"
                  size="small"
                  aria-label={texts.withdrawNamed(socialCode)}
                  onClick={() => void run(store.withdraw(id), texts.withdrawn)}
                >
                  {texts.withdraw}
                </Button>
              )}
            </Row>
          ))}
        </ul>
      )}
      <Form className="ch-members__ask" onSubmit={() => void ask()}>
        <TextField
          label={texts.code}
          value={code}
          error={problem}
          maxLength={60}
          autoComplete="off"
          onChange={(text) => {
            setCode(text)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {texts.ask}
        </Button>
      </Form>
    </section>
  )
}
