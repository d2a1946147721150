import { type GivenRole, givenRoles } from '@chuhai/contract/organisation'
import { Button, copyText, Dialog, Form, PhoneField, TextField, useFormId } from '@chuhai/ui'
import { useState } from 'react'
import type { MembersMessages } from './messages'
import { RoleChoice } from './RoleChoice'
import type { Invited } from './team-store'

interface InviteDialogProps {
  words: MembersMessages
  isOpen: boolean
  addressOf(token: string): string
  onInvite(role: GivenRole, phone: string): Promise<Invited>
  onNotice(text: string, isDone: boolean): void
  onClose(): void
}

/** Asks for the role and, if wanted, a number; then shows the link, which is readable only this once. */
export const InviteDialog = (props: InviteDialogProps) => {
  const { words, isOpen, addressOf, onInvite, onNotice, onClose } = props
  const texts = words.invitations
  const form = useFormId()
  const [role, setRole] = useState<GivenRole>('member')
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string | undefined>()
  const [link, setLink] = useState('')
  const [isBusy, setBusy] = useState(false)

  const create = async () => {
    if (isBusy) return
    setBusy(true)
    const invited = await onInvite(role, phone)
    setBusy(false)
    if ('token' in invited) setLink(addressOf(invited.token))
    else setProblem(invited.problem)
  }
  const copy = async () => {
    const isCopied = await copyText(link)
    onNotice(isCopied ? texts.copied : texts.notCopied, isCopied)
  }
  return (
    <Dialog
      open={isOpen}
      title={texts.add}
      width={600}
      onClose={onClose}
      footer={
        link ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {texts.done}
            </Button>
            <Button onClick={() => void copy()}>{texts.copy}</Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" form={form} busy={isBusy}>
              {texts.create}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <TextField label={texts.link} hint={texts.linkHint} value={link} onChange={() => undefined} />
      ) : (
        <Form id={form} className="ch-members__form" onSubmit={() => void create()}>
          <RoleChoice<GivenRole>
            words={words}
            label={texts.role}
            roles={givenRoles}
            value={role}
            onChange={setRole}
          />
          <PhoneField
            label={texts.phone}
            optional
            hint={texts.phoneHint}
            autoComplete="off"
            value={phone}
            error={problem}
            onChange={(digits) => {
              setPhone(digits)
              setProblem(undefined)
            }}
          />
        </Form>
      )}
    </Dialog>
  )
}
