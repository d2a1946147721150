import type { Attachment, Field, FieldValue } from '@chuhai/contract/application'
import { DateField, PhoneField, Select, TextField, useLocale } from '@chuhai/ui'
import { problemText } from '../form'
import { applicationMessages } from '../messages'
import type { FormState } from '../state'
import type { ApplicationStore } from '../store'
import { AccountField } from './AccountField'
import { ChoicesField } from './ChoicesField'
import { DocumentsField } from './DocumentsField'
import { LongTextField } from './LongTextField'
import { RegionField } from './RegionField'

export const fieldId = (name: string): string => `application-${name}`

interface FieldViewProps {
  name: string
  field: Field
  form: FormState
  /** What an operator has found wrong, until it is changed. */
  reason: string | undefined
  store: ApplicationStore
  isComposing(): boolean
}

const fenPerYuan = 100
const longestNumber = 8

/** Digits as they are typed, also with an input method that makes them wide. */
const numberOf = (text: string): number | null => {
  const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, longestNumber)
  return digits === '' ? null : Number(digits)
}

/** A field by its type; what an operator has found wrong is said until it is changed. */
export const FieldView = ({ name, field, form, reason, store, isComposing }: FieldViewProps) => {
  const locale = useLocale()
  const words = applicationMessages[useLocale()]
  const value = form.values[name]
  const change = (next: FieldValue) => store.change(name, next, isComposing())
  const common = {
    id: fieldId(name),
    name,
    label: field.label[locale],
    hint: field.hint?.[locale],
    error: problemText(form.problems[name], locale) ?? reason,
    disabled: form.isSending,
    ...(field.isOptional ? { optional: true } : { required: true }),
  }
  const onBlur = () => store.validate(name)
  const text = typeof value === 'string' ? value : ''
  const list = Array.isArray(value) ? value : []
  switch (field.type) {
    case 'longText':
      return <LongTextField {...common} max={field.max ?? 0} value={text} onChange={change} onBlur={onBlur} />
    case 'phone':
      return <PhoneField {...common} value={text} onChange={change} onBlur={onBlur} />
    case 'choice':
      return (
        <Select
          {...common}
          value={text}
          options={(field.words ?? []).map((word) => ({ value: word, label: word }))}
          placeholder={words.select}
          onChange={change}
        />
      )
    case 'choices':
      return <ChoicesField {...common} value={list as string[]} words={field.words ?? []} onChange={change} />
    case 'region':
      return (
        <RegionField
          {...common}
          core={store.core}
          value={list as string[]}
          onChange={change}
          onBlur={onBlur}
        />
      )
    case 'documents':
      return (
        <DocumentsField
          {...common}
          notices={store.core.notices}
          value={list as Attachment[]}
          max={field.max ?? 1}
          upload={(file, control) => store.upload(name, file, control)}
          onChange={change}
        />
      )
    case 'date':
      return (
        <DateField
          {...common}
          value={text}
          longTerm={field.longTerm ?? false}
          onChange={change}
          onBlur={onBlur}
        />
      )
    case 'account':
      return (
        <AccountField {...common} value={text} onChange={change} onBlur={onBlur} placeholder={words.enter} />
      )
    case 'year':
    case 'price': {
      const unit = field.type === 'price' ? fenPerYuan : 1
      return (
        <TextField
          {...common}
          label={field.type === 'price' && locale === 'zh-CN' ? `${common.label}（元）` : common.label}
          value={typeof value === 'number' ? String(value / unit) : ''}
          onChange={(typed) => {
            const number = numberOf(typed)
            change(number === null ? null : number * unit)
          }}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="off"
          placeholder={words.enter}
        />
      )
    }
    default:
      return (
        <TextField
          {...common}
          // A field of type `email` would hand on the domain of 李明@例子.中国 as xn--….
          inputMode={field.type === 'email' ? 'email' : 'text'}
          value={text}
          onChange={change}
          onBlur={onBlur}
          autoComplete={field.type === 'email' ? 'email' : 'off'}
          placeholder={words.enter}
        />
      )
  }
}
