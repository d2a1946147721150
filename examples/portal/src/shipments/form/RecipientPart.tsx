import {
  destinations,
  needsState,
  type Recipient,
  statesOf,
  writtenPostcode,
} from '@chuhai/contract/logistics'
import { Select, TextField, type TextFieldProps, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import type { PartProps } from './fields'
import { formMessages } from './messages'

type Given = Partial<
  Pick<TextFieldProps, 'required' | 'optional' | 'hint' | 'inputMode' | 'type' | 'maxLength'>
>

/** Where goods go, in Latin letters by the rules of the country; country and postcode are those of the price. */
export const RecipientPart = ({ shipment, form, disabled }: PartProps) => {
  const words = useMessages(formMessages)
  const locale = useLocale()
  const { country, postcode } = shipment.request.destination
  const { recipient } = form.details
  const { rule } = shipment
  const states = statesOf[country]
  const field = (name: keyof Recipient, given: Given) => (
    <TextField
      {...given}
      label={words.recipientFields[name]}
      disabled={disabled}
      value={recipient[name]}
      error={form.errorOf(`recipient.${name}`)}
      onChange={(text) => form.changeRecipient({ [name]: text })}
    />
  )
  const written = writtenPostcode(country, postcode)
  return (
    <section className="shipment-part">
      <h2>{words.recipient}</h2>
      <p className="shipment-note">
        {words.destination(destinations[country][locale], written)} {words.latinHint}
      </p>
      <div className="shipment-fields shipment-fields--two">
        {field('name', { required: true, maxLength: 50 })}
        {field('company', { optional: true, maxLength: 50 })}
        {field('street', { required: true, maxLength: 60 })}
        {field('streetMore', { optional: true, maxLength: 60 })}
        {field('city', { required: true, maxLength: 40 })}
        {states ? (
          <Select
            label={words.recipientFields.state}
            required
            disabled={disabled}
            value={recipient.state}
            options={states.map((state) => ({ value: state, label: state }))}
            error={form.errorOf('recipient.state')}
            onChange={(state) => form.changeRecipient({ state })}
          />
        ) : (
          field(
            'state',
            needsState(country) ? { required: true, maxLength: 40 } : { optional: true, maxLength: 40 },
          )
        )}
        {field('phone', { required: true, inputMode: 'tel', maxLength: 25, hint: words.phoneHint })}
        {field('mail', { optional: true, type: 'email', maxLength: 100 })}
        {rule?.taxId && (
          <TextField
            label={rule.taxId.name[locale]}
            required
            hint={words.example(rule.taxId.example)}
            maxLength={30}
            disabled={disabled}
            value={recipient.taxId}
            error={form.errorOf('recipient.taxId')}
            onChange={(taxId) => form.changeRecipient({ taxId })}
          />
        )}
      </div>
    </section>
  )
}
