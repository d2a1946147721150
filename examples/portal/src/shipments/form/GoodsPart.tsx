import { shipmentGoodsMax } from '@chuhai/contract/constants'
import { declaredText, declaredValueOf, gramsOf } from '@chuhai/contract/logistics'
import { Button } from '@chuhai/ui'
import { useRef } from 'react'
import { useMessages } from '../../app/messages'
import type { PartProps } from './fields'
import { GoodsFields } from './GoodsFields'
import { formMessages } from './messages'
import { emptyLine } from './use-details'

/** The goods, a line for each kind, with their total value. */
export const GoodsPart = (props: PartProps) => {
  const { shipment, form, disabled } = props
  const words = useMessages(formMessages)
  const { goods } = form.details
  const part = useRef<HTMLElement>(null)
  const add = useRef<HTMLElement>(null)
  const parcelGrams = shipment.request.parcels.reduce((sum, { grams }) => sum + grams, 0)
  const currency = shipment.rule?.currency ?? 'USD'
  const error = form.errorOf('goods')
  const kilos = (grams: number) => String(grams / 1000)
  // A line is there, or gone, with the next frame.
  const onAdd = () => {
    form.change({ goods: [...goods, emptyLine] })
    requestAnimationFrame(() =>
      part.current?.querySelector<HTMLElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const onRemove = (index: number) => {
    form.change({ goods: goods.filter((_, at) => at !== index) })
    requestAnimationFrame(() => add.current?.focus())
  }
  return (
    <section ref={part} className="shipment-part">
      <h2>{words.goods}</h2>
      {goods.map((line, index) => (
        <GoodsFields
          // Lines have no name of their own, and are added and taken away at any place.
          // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
          key={`${goods.length}.${index}`}
          {...props}
          line={line}
          index={index}
          onRemove={() => onRemove(index)}
        />
      ))}
      {error && (
        <p className="shipment-problem" role="alert" tabIndex={-1}>
          {error}
        </p>
      )}
      <Button
        ref={add}
        variant="secondary"
        size="small"
        disabled={disabled || goods.length >= shipmentGoodsMax}
        onClick={onAdd}
      >
        {goods.length === 0 ? words.addGoods : words.addMoreGoods}
      </Button>
      {goods.length > 0 && (
        <p className="shipment-note" role="status">
          {words.goodsSum(
            declaredText(declaredValueOf(goods), currency),
            kilos(gramsOf(goods)),
            kilos(parcelGrams),
          )}
        </p>
      )}
    </section>
  )
}
