import type { Locale } from '@chuhai/contract/locale'
import {
  countryCodes,
  destinations,
  goodsKindNames,
  goodsKinds,
  placements,
} from '@chuhai/contract/logistics'
import {
  Button,
  Checkbox,
  Form,
  Segmented,
  Select,
  TextField,
  Undelivered,
  useIsomorphicLayoutEffect,
} from '@chuhai/ui'
import { useMemo, useRef, useState } from 'react'
import { hasPostcode, isCountry } from './form'
import { errorOf, type QuoteFormProps } from './form-props'
import { ParcelRows } from './ParcelRows'
import type { QuoteState } from './store'

/** The countries in the order of their names, as a list is searched by its first letters in English. */
const countryOptions = (locale: Locale) => {
  const options = countryCodes.map((value) => ({ value, label: destinations[value][locale] }))
  return locale === 'en' ? options.sort((one, other) => one.label.localeCompare(other.label, 'en')) : options
}

/** Why there is no answer, above the button that asks again. */
const Failure = ({ failure, words }: Pick<QuoteState, 'failure'> & Pick<QuoteFormProps, 'words'>) =>
  failure && (
    <p className="ch-shipping-quote__failure" role="alert">
      {failure === 'gone' ? (
        words.gone
      ) : (
        <>
          <b>{words.failed}</b> {failure.text}
        </>
      )}
    </p>
  )

/**
 *   寄往 [美国 ▾]   邮编 [90001]   货物 [普货 ▾]
 *   件数 1  单件重量 0.5  长 20  宽 15  高 10   ×
 *   (再加一组)
 *   交货 (自己送仓 | 上门揽收)   [ ] 收货地址是住宅
 *   (查运费)
 */
export const QuoteForm = (props: QuoteFormProps) => {
  const { store, state, words, locale } = props
  const { values, phase, failure, delay } = state
  const form = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(0)
  const countries = useMemo(() => countryOptions(locale), [locale])
  const isAsking = phase === 'asking'

  // The messages come with the render before this one.
  useIsomorphicLayoutEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const ask = async () => {
    if (await store.ask()) setRefused((count) => count + 1)
  }

  return (
    <Form ref={form} className="ch-shipping-quote__form" onSubmit={() => void ask()} aria-busy={isAsking}>
      <div className="ch-shipping-quote__where">
        <Select
          label={words.country}
          required
          placeholder={words.chooseCountry}
          options={countries}
          value={values.country}
          disabled={isAsking}
          error={errorOf(props, 'country')}
          onChange={(country) => isCountry(country) && store.change('country', country)}
        />
        <TextField
          label={words.postcode}
          required={hasPostcode(values.country)}
          value={hasPostcode(values.country) ? values.postcode : ''}
          placeholder={hasPostcode(values.country) ? undefined : words.noPostcode}
          disabled={isAsking || !hasPostcode(values.country)}
          error={errorOf(props, 'postcode')}
          maxLength={16}
          autoComplete="off"
          onChange={(postcode) => store.change('postcode', postcode)}
          onBlur={() => store.validate('postcode')}
        />
        <Select
          label={words.goodsKind}
          required
          options={goodsKinds.map((value) => ({ value, label: goodsKindNames[value][locale] }))}
          value={values.goodsKind}
          disabled={isAsking}
          onChange={(chosen) => {
            const kind = goodsKinds.find((each) => each === chosen)
            if (kind) store.change('goodsKind', kind)
          }}
        />
      </div>
      <ParcelRows {...props} />
      <div className="ch-shipping-quote__how">
        <Segmented
          label={words.placedAs}
          options={placements.map((value) => ({ value, label: words.placements[value] }))}
          value={values.placedAs}
          disabled={isAsking}
          onChange={(chosen) => {
            const placement = placements.find((each) => each === chosen)
            if (placement) store.change('placedAs', placement)
          }}
        />
        <Checkbox
          checked={values.isResidence}
          disabled={isAsking}
          onChange={(isResidence) => store.change('isResidence', isResidence)}
        >
          {words.isResidence}
        </Checkbox>
      </div>
      <Failure failure={failure} words={words} />
      <div className="ch-shipping-quote__ask">
        <Button type="submit" variant="action" size="large" busy={isAsking} busyText={words.asking}>
          {state.quote ? words.askAgain : words.ask}
        </Button>
        <Undelivered delay={delay} />
      </div>
    </Form>
  )
}
