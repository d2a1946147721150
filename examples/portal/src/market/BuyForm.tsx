import { dealNumberMax } from '@chuhai/contract/constants'
import { chooseDeal, type DealSelection, dealTermsOf, type MarketService } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { type Core, isAbortError, isCallError } from '@chuhai/core'
import { Checkbox, Form, Icon, IconButton, Radio } from '@chuhai/ui'
import { iconArrowLeft, iconMinus, iconPlus } from '@chuhai/ui/icons'
import { useId, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../app/messages'
import { servicePath } from '../app/paths/market'
import { confirmPath } from '../app/paths/orders'
import { BuySum } from './BuySum'
import { buyMessages } from './buy-messages'

/** Keeps what was chosen and goes on to its order, once for two presses. */
const useChoice = (core: Core, onStale: () => void) => {
  const [isSending, setIsSending] = useState(false)
  const isRunning = useRef(false)
  const choose = async (body: DealSelection & { amount: number }) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsSending(true)
    try {
      const { id } = await core.call(chooseDeal, { body })
      navigate(confirmPath({ kind: 'marketPackage', id }))
    } catch (error) {
      if (isAbortError(error)) return
      core.report(error)
      if (isCallError(error) && error.httpStatus === 409) onStale()
    } finally {
      isRunning.current = false
      setIsSending(false)
    }
  }
  return { isSending, choose }
}

interface BuyFormProps {
  core: Core
  service: MarketService
  /** The key of the package that the address names. */
  first: string | undefined
  /** The service is another one by now. */
  onStale(): void
}

/**
 *   < 返回服务页面
 *   ( ) package · price · days …      | lines of the sum
 *   (−) 1 (+)                         | 合计
 *   [ ] option …                      | (去下单)
 */
export const BuyForm = ({ core, service, first, onStale }: BuyFormProps) => {
  const words = useMessages(buyMessages)
  const group = useId()
  const [packageKey, setPackageKey] = useState(first ?? '')
  const [number, setNumber] = useState(1)
  const [added, setAdded] = useState<readonly string[]>([])
  const { isSending, choose } = useChoice(core, onStale)
  const { id: serviceId, provider, packages, options: offered } = service
  // What an address or an earlier offer names may be gone.
  const chosen = packages.find(({ key }) => key === packageKey) ?? packages[0]
  const options = offered.map(({ key }) => key).filter((key) => added.includes(key))
  const selection = { packageKey: chosen?.key ?? '', number, options }
  const terms = dealTermsOf({ serviceId, provider: provider.name, content: service }, selection)
  if (!terms) return null
  const submit = () => void choose({ serviceId, ...selection, amount: terms.amount })
  return (
    <Form className="market-buy__form" onSubmit={submit}>
      <div className="market-buy__choice">
        <a className="market-buy__back" href={servicePath(serviceId)}>
          <Icon path={iconArrowLeft} size={18} />
          {words.back}
        </a>
        <h2>{service.title}</h2>
        <fieldset disabled={isSending}>
          <legend>{words.package}</legend>
          {packages.map(({ key, name, price, days }) => (
            <Radio key={key} name={group} checked={key === chosen?.key} onChange={() => setPackageKey(key)}>
              {words.packageName(name, priceText(price), days)}
            </Radio>
          ))}
        </fieldset>
        <fieldset disabled={isSending} className="market-buy__number">
          <legend>{words.number}</legend>
          <IconButton
            icon={iconMinus}
            label={words.fewer}
            disabled={number <= 1}
            onClick={() => setNumber(number - 1)}
          />
          <output aria-live="polite">{number}</output>
          <IconButton
            icon={iconPlus}
            label={words.more}
            disabled={number >= dealNumberMax}
            onClick={() => setNumber(number + 1)}
          />
        </fieldset>
        {offered.length > 0 && (
          <fieldset disabled={isSending}>
            <legend>{words.options}</legend>
            {offered.map(({ key, name, price, days }) => (
              <Checkbox
                key={key}
                checked={added.includes(key)}
                onChange={(isAdded) =>
                  setAdded(isAdded ? [...added, key] : added.filter((other) => other !== key))
                }
              >
                {words.option(name, priceText(price), days)}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
      <BuySum terms={terms} isSending={isSending} />
    </Form>
  )
}
