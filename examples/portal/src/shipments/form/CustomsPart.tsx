import { customsPurposeNames, customsPurposes, declaredText, lineDutyOf } from '@chuhai/contract/logistics'
import { Select, TextField, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { ConsultButton } from '../../components/ConsultButton'
import type { PartProps } from './fields'
import { formMessages } from './messages'

/** The customs declaration that the destination requires today: purpose, the number of a scheme, and notes. */
export const CustomsPart = ({ shipment, form, disabled }: PartProps) => {
  const words = useMessages(formMessages)
  const locale = useLocale()
  const { rule } = shipment
  const { customs, goods } = form.details
  if (!rule)
    return (
      <section className="shipment-part">
        <h2>{words.customs}</h2>
        <p role="alert">{words.noRule}</p>
        <ConsultButton variant="secondary" size="small">
          {words.consult}
        </ConsultButton>
      </section>
    )
  const duty = goods.length > 0 ? lineDutyOf(rule, goods) : null
  const { scheme } = rule
  return (
    <section className="shipment-part">
      <h2>{words.customs}</h2>
      <p className="shipment-note">{words.ruleOf(rule.name, rule.from)}</p>
      <div className="shipment-fields shipment-fields--two">
        <Select
          label={words.purpose}
          required
          disabled={disabled}
          value={customs.purpose}
          options={customsPurposes.map((one) => ({ value: one, label: customsPurposeNames[one][locale] }))}
          onChange={(chosen) =>
            form.change({
              customs: { ...customs, purpose: customsPurposes.find((one) => one === chosen) ?? 'sale' },
            })
          }
        />
        {scheme && (
          <TextField
            label={words.scheme(scheme.name)}
            optional
            hint={words.schemeHint(declaredText(scheme.valueMax, rule.currency), scheme.example)}
            maxLength={20}
            disabled={disabled}
            value={customs.schemeNumber}
            error={form.errorOf('customs.schemeNumber')}
            onChange={(schemeNumber) => form.change({ customs: { ...customs, schemeNumber } })}
          />
        )}
      </div>
      {duty && (
        <p className="shipment-note" role="status">
          {words.duty(duty.lines, declaredText(duty.amount, rule.currency))}
        </p>
      )}
      {rule.notes.length > 0 && (
        <ul className="shipment-list">
          {rule.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <p className="shipment-note">
        <a href={rule.source} target="_blank" rel="noreferrer">
          {words.source}
        </a>
      </p>
    </section>
  )
}
