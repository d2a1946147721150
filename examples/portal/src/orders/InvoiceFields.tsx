import { Radio, TextField, useLocale } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../app/messages'
import {
  type InvoiceField,
  type InvoiceForm,
  type InvoiceProblems,
  orderProblemText,
  remainingProblems,
} from './invoice-form'
import { orderMessages } from './messages'
import './invoice-fields.css'

const types = ['none', 'person', 'company'] as const

interface InvoiceFieldsProps {
  form: InvoiceForm
  /** What a submit has found. */
  problems: InvoiceProblems
  disabled?: boolean
  onChange(form: InvoiceForm): void
}

/** For whom the invoice is. A field is checked once it is left, and then while it is corrected. */
export const InvoiceFields = ({ form, problems, disabled, onChange }: InvoiceFieldsProps) => {
  const locale = useLocale()
  const words = useMessages(orderMessages).invoice
  const [left, setLeft] = useState<readonly InvoiceField[]>([])
  const found = remainingProblems(form, left, problems)
  const leave = (field: InvoiceField) => () => setLeft((fields) => [...fields, field])
  const errorOf = (field: InvoiceField) => orderProblemText(found[field], locale)
  const { type } = form
  return (
    <fieldset className="invoice-fields">
      <legend className="ch-hidden">{words.title}</legend>
      <div className="invoice-fields__types">
        {types.map((each) => (
          <Radio
            key={each}
            name="invoice"
            value={each}
            checked={type === each}
            disabled={disabled}
            onChange={() => {
              setLeft([])
              onChange({ ...form, type: each })
            }}
          >
            {words.types[each]}
          </Radio>
        ))}
      </div>
      {type !== 'none' && (
        <div className="invoice-fields__row">
          <TextField
            key={type}
            name="invoiceTitle"
            label={words.titles[type]}
            required
            value={form[type]}
            maxLength={120}
            autoComplete={type === 'person' ? 'name' : 'organization'}
            disabled={disabled}
            error={errorOf('title')}
            onChange={(title) => onChange({ ...form, [type]: title })}
            onBlur={leave('title')}
          />
          {type === 'company' && (
            <TextField
              name="taxNumber"
              label={words.taxNumber}
              required
              value={form.taxNumber}
              hint={words.taxHint}
              disabled={disabled}
              error={errorOf('taxNumber')}
              onChange={(taxNumber) => onChange({ ...form, taxNumber })}
              onBlur={leave('taxNumber')}
            />
          )}
        </div>
      )}
    </fieldset>
  )
}
