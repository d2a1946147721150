import { collectionDays, listWarehouses } from '@chuhai/contract/logistics'
import { chinaDate } from '@chuhai/core/dates'
import { useQuery } from '@chuhai/core/react'
import { DateField, Select, TextField } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { warehousePath } from '../../app/paths/parcels'
import { LoadFailed } from '../../components/LoadFailed'
import type { PartProps } from './fields'
import { formMessages } from './messages'

/** Which warehouse goods are brought to; those that do not take them are not offered. */
const WarehouseField = ({ core, shipment, form, disabled }: PartProps) => {
  const words = useMessages(formMessages)
  const { state, retry } = useQuery(core.query(listWarehouses))
  const { warehouseId } = form.details
  const { goodsKind } = shipment.request
  const offered = (state.data ?? []).filter(
    ({ services, takes }) => services.includes('dropOff') && takes.includes(goodsKind),
  )
  if (!state.data && state.error)
    return <LoadFailed isSmall title={words.warehousesFailed} text={state.error.message} onRetry={retry} />
  return (
    <div>
      <Select
        label={words.warehouse}
        required
        disabled={disabled}
        busy={!state.data}
        value={warehouseId}
        options={offered.map(({ id, name, city }) => ({ value: id, label: `${name}（${city}）` }))}
        error={form.errorOf('warehouseId')}
        onChange={(chosen) => form.change({ warehouseId: chosen })}
      />
      {state.data && offered.length === 0 && <p className="shipment-note">{words.noWarehouse}</p>}
      {warehouseId !== '' && (
        <p className="shipment-note">
          <a href={warehousePath(warehouseId)} target="_blank" rel="noreferrer">
            {words.warehousePage}
          </a>
        </p>
      )}
    </div>
  )
}

/** How goods come to us, as the price was asked for, and what the sender calls the shipment. */
export const HandOverPart = (props: PartProps) => {
  const { shipment, form, disabled } = props
  const words = useMessages(formMessages)
  const { first, last } = collectionDays(chinaDate(shipment.now))
  const isBrought = shipment.request.placedAs === 'dropOff'
  return (
    <section className="shipment-part">
      <h2>{isBrought ? words.dropOff : words.collection}</h2>
      <div className="shipment-fields shipment-fields--two">
        {isBrought ? (
          <WarehouseField {...props} />
        ) : (
          <DateField
            label={words.collectOn}
            required
            min={first}
            max={last}
            disabled={disabled}
            value={form.details.collectOn}
            error={form.errorOf('collectOn')}
            onChange={(collectOn) => form.change({ collectOn })}
          />
        )}
        <TextField
          label={words.reference}
          optional
          hint={words.referenceHint}
          maxLength={40}
          disabled={disabled}
          value={form.details.reference}
          onChange={(reference) => form.change({ reference })}
        />
      </div>
    </section>
  )
}
