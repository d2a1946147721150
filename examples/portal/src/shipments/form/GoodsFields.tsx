import { shipmentPiecesMax, shipmentValueMax } from '@chuhai/contract/constants'
import {
  batteryKinds,
  batteryNames,
  countryCodes,
  destinations,
  type GoodsLine,
  type HsCode,
  parcelGramsMax,
  searchHsCodes,
} from '@chuhai/contract/logistics'
import { isAbortError } from '@chuhai/core'
import { Autocomplete, DeleteButton, Select, type Suggestion, TextField, useLocale } from '@chuhai/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../../app/messages'
import type { PartProps } from './fields'
import { formMessages } from './messages'
import { NumberField } from './NumberField'

interface GoodsFieldsProps extends PartProps {
  line: GoodsLine
  index: number
  onRemove(): void
}

/** The code of a country where it has one of its own, else the international one. */
const codeFor = ({ code, national }: HsCode, country: string): string => national[country] ?? code

/** Searches codes by what is typed; an answer that comes after a later question is dropped. */
const useCodes = (core: PartProps['core'], country: string) => {
  const locale = useLocale()
  const [found, setFound] = useState<Suggestion[] | null>([])
  const asked = useRef('')
  const ask = (word: string) => {
    asked.current = word
    setFound(null)
    core
      .query(searchHsCodes, { query: { word } })
      .refresh()
      .then((codes) => {
        if (asked.current !== word) return
        setFound(codes.map((one) => ({ value: codeFor(one, country), note: one.name[locale] })))
      })
      .catch((error: unknown) => {
        if (asked.current === word) setFound([])
        if (!isAbortError(error)) core.report(error)
      })
  }
  return { found, ask }
}

/** One kind of goods for customs. */
export const GoodsFields = ({ core, shipment, form, disabled, line, index, onRemove }: GoodsFieldsProps) => {
  const words = useMessages(formMessages)
  const locale = useLocale()
  const { rule, request } = shipment
  const { country } = request.destination
  const { found, ask } = useCodes(core, country)
  const errorOf = (name: keyof GoodsLine) => form.errorOf(`goods.${index}.${name}`)
  const change = (part: Partial<GoodsLine>) => form.changeLine(index, part)
  const text = (
    name: 'nameZh' | 'nameEn' | 'sellerId' | 'makerId' | 'standardId',
    maxLength: number,
    required: boolean,
  ) => (
    <TextField
      label={words.goodsFields[name]}
      required={required}
      optional={!required}
      maxLength={maxLength}
      disabled={disabled}
      value={line[name]}
      error={errorOf(name)}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const origins = [
    { value: 'CN', label: words.china },
    ...countryCodes.map((code) => ({ value: code, label: destinations[code][locale] })),
  ]
  return (
    <fieldset className="shipment-goods" disabled={disabled}>
      <legend>{words.goodsNumber(index + 1)}</legend>
      <DeleteButton label={words.removeGoods(index + 1)} onClick={onRemove} />
      <div className="shipment-fields shipment-fields--two">
        {text('nameZh', 60, true)}
        {text('nameEn', 100, true)}
        <Autocomplete
          label={words.goodsFields.hsCode}
          required
          hint={words.hsHint(rule?.hsDigits ?? 6)}
          maxLength={14}
          disabled={disabled}
          value={line.hsCode}
          suggestions={found}
          emptyText={words.noCode}
          error={errorOf('hsCode')}
          onAsk={ask}
          onChange={(hsCode) => change({ hsCode })}
        />
        <Select
          label={words.goodsFields.origin}
          required
          disabled={disabled}
          value={line.origin}
          options={origins}
          error={errorOf('origin')}
          onChange={(origin) => change({ origin })}
        />
        <NumberField
          label={words.goodsFields.pieces}
          required
          disabled={disabled}
          decimals={0}
          max={shipmentPiecesMax}
          value={line.pieces}
          error={errorOf('pieces')}
          onChange={(pieces) => change({ pieces })}
        />
        <NumberField
          label={words.value(rule?.currency ?? 'USD')}
          required
          disabled={disabled}
          decimals={2}
          max={shipmentValueMax}
          value={line.value}
          error={errorOf('value')}
          onChange={(value) => change({ value })}
        />
        <NumberField
          label={words.goodsFields.grams}
          required
          disabled={disabled}
          decimals={3}
          max={parcelGramsMax}
          value={line.grams}
          error={errorOf('grams')}
          onChange={(grams) => change({ grams })}
        />
        <Select
          label={words.goodsFields.battery}
          required
          disabled={disabled}
          value={line.battery}
          options={batteryKinds.map((kind) => ({ value: kind, label: batteryNames[kind][locale] }))}
          error={errorOf('battery')}
          onChange={(chosen) => change({ battery: batteryKinds.find((kind) => kind === chosen) ?? 'none' })}
        />
        {text('sellerId', 128, rule?.needsIdentifiers ?? false)}
        {text('makerId', 128, false)}
        {text('standardId', 64, false)}
      </div>
    </fieldset>
  )
}
