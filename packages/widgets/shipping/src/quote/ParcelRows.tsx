import { parcelsMax } from '@chuhai/contract/logistics'
import { Button, IconButton, TextField } from '@chuhai/ui'
import { iconPlus, iconTrash } from '@chuhai/ui/icons'
import { useRef } from 'react'
import { fieldAt, parcelFields } from './form'
import { errorOf, type QuoteFormProps } from './form-props'

/** Parcels in groups that are alike, a row each, in the form that has them. */
export const ParcelRows = (props: QuoteFormProps) => {
  const { store, state, words } = props
  const { values, rows, phase } = state
  const list = useRef<HTMLFieldSetElement>(null)
  const isAsking = phase === 'asking'
  const add = () => {
    store.addRow()
    // The row is there with the next frame.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[data-row]:last-of-type input')?.focus(),
    )
  }
  const remove = (row: number) => {
    store.removeRow(row)
    // It is not there as long as there are as many rows as there may be.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('.ch-shipping-quote__add')?.focus())
  }
  return (
    <fieldset ref={list} className="ch-shipping-quote__parcels">
      <legend>{words.parcels}</legend>
      {rows.map((row, index) => (
        <div
          key={row}
          data-row
          className="ch-shipping-quote__row"
          role="group"
          aria-label={words.parcel(index + 1)}
        >
          {parcelFields.map((field) => {
            const name = fieldAt(field, row)
            return (
              <TextField
                key={field}
                label={words[field]}
                required
                value={values[name] ?? ''}
                disabled={isAsking}
                error={errorOf(props, name)}
                inputMode={field === 'count' ? 'numeric' : 'decimal'}
                maxLength={10}
                autoComplete="off"
                onChange={(text) => store.change(name, text)}
                onBlur={() => store.validate(name)}
              />
            )
          })}
          {rows.length > 1 && (
            <IconButton
              className="ch-shipping-quote__remove"
              icon={iconTrash}
              label={words.removeRow(index + 1)}
              disabled={isAsking}
              onClick={() => remove(row)}
            />
          )}
        </div>
      ))}
      {rows.length < parcelsMax && (
        <Button
          className="ch-shipping-quote__add"
          variant="quiet"
          size="small"
          icon={iconPlus}
          disabled={isAsking}
          onClick={add}
        >
          {words.addRow}
        </Button>
      )}
    </fieldset>
  )
}
