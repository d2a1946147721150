import {
  type Sender,
  type SenderForm,
  saveSender,
  senderFields,
  shipmentErrors,
} from '@chuhai/contract/logistics'
import { getRegionTree, type Region } from '@chuhai/contract/region'
import { brokenRule } from '@chuhai/contract/rule'
import { type Core, isAbortError, openUserDraft } from '@chuhai/core'
import { useQuery } from '@chuhai/core/react'
import {
  Button,
  Cascader,
  type CascaderOption,
  Checkbox,
  Dialog,
  Form,
  TextField,
  useFormId,
  useLocale,
} from '@chuhai/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../../app/messages'
import { newRecordId } from '../../app/new-record-id'
import { senderMessages } from './sender-messages'

const empty: SenderForm = {
  name: '',
  phone: '',
  location: [],
  street: '',
  nameLatin: '',
  addressLatin: '',
  isUsual: false,
}

const optionOf = ({ code, name, children }: Region): CascaderOption => ({
  value: code,
  label: name,
  ...(children?.length && { children: children.map(optionOf) }),
})

const texts = ['name', 'phone', 'street', 'nameLatin', 'addressLatin'] as const

const isForm = (stored: unknown): stored is SenderForm =>
  texts.every((field) => typeof Object(stored)[field] === 'string') && Array.isArray(Object(stored).location)

interface SenderDialogProps {
  core: Core
  /** The address that is changed; null for a new one. */
  sender: Sender | null
  onClose(): void
  onSaved(sender: Sender): void
}

/**
 * An address that goods are sent from. A press sent twice keeps it once, as its id was made here; what was typed of a new one and not
 * saved is there when the dialog is opened again.
 */
export const SenderDialog = ({ core, sender, onClose, onSaved }: SenderDialogProps) => {
  const words = useMessages(senderMessages)
  const locale = useLocale()
  const formId = useFormId()
  const [id] = useState(() => sender?.id ?? newRecordId())
  const [draft] = useState(() => openUserDraft<SenderForm>(core, 'shipment.sender', isForm))
  const [form, setForm] = useState<SenderForm>(() => (sender ? { ...sender } : (draft.read() ?? empty)))
  const [isChecked, setIsChecked] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const fields = useRef<HTMLDivElement>(null)
  const { state, retry } = useQuery(core.query(getRegionTree))
  const errorOf = (field: keyof typeof senderFields): string | undefined => {
    const code = isChecked ? brokenRule(senderFields[field], form[field]) : undefined
    return Object.entries(shipmentErrors).find(([name]) => name === code)?.[1][locale]
  }
  const change = (part: Partial<SenderForm>) => {
    const changed = { ...form, ...part }
    setForm(changed)
    if (!sender) draft.write(changed)
  }
  const save = async () => {
    setIsChecked(true)
    const isBroken = [...texts, 'location' as const].some((field) =>
      brokenRule(senderFields[field], form[field]),
    )
    // The fields say what is wrong once they are drawn again.
    if (isBroken)
      requestAnimationFrame(() =>
        fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      )
    if (isBroken || isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      const { name, phone, location, street, nameLatin, addressLatin, isUsual } = form
      const body = { name, phone, location, street, nameLatin, addressLatin, isUsual }
      const saved = await core.call(saveSender, { params: { id }, body })
      if (!sender) draft.clear()
      onSaved(saved)
    } catch (error) {
      if (!isAbortError(error)) core.report(error)
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={600}
      title={sender ? words.change : words.create}
      footer={
        <Button type="submit" form={formId} busy={isSending}>
          {words.save}
        </Button>
      }
    >
      <Form ref={fields} id={formId} className="shipment-fields" onSubmit={() => void save()}>
        <TextField
          label={words.name}
          required
          autoComplete="name"
          value={form.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={words.phone}
          required
          autoComplete="tel"
          inputMode="tel"
          value={form.phone}
          error={errorOf('phone')}
          onChange={(phone) => change({ phone })}
        />
        <Cascader
          label={words.location}
          required
          value={form.location}
          options={state.data?.map(optionOf) ?? []}
          optionalFrom={2}
          skipLabel={words.noCounty}
          busy={!state.data && !state.error}
          problem={!state.data ? state.error?.message : undefined}
          onRetry={retry}
          error={errorOf('location')}
          onChange={(location) => change({ location })}
        />
        <TextField
          label={words.street}
          required
          autoComplete="street-address"
          value={form.street}
          error={errorOf('street')}
          onChange={(street) => change({ street })}
        />
        <TextField
          label={words.nameLatin}
          required
          hint={words.nameHint}
          value={form.nameLatin}
          error={errorOf('nameLatin')}
          onChange={(nameLatin) => change({ nameLatin })}
        />
        <TextField
          label={words.addressLatin}
          required
          hint={words.addressHint}
          value={form.addressLatin}
          error={errorOf('addressLatin')}
          onChange={(addressLatin) => change({ addressLatin })}
        />
        <Checkbox checked={form.isUsual} onChange={(isUsual) => change({ isUsual })}>
          {words.usual}
        </Checkbox>
      </Form>
    </Dialog>
  )
}
