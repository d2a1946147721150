import { dealNumberMax } from '@chuhai/contract/constants'
import { chooseDeal, dealTermsOf, type MarketService } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { type Core, openUserDraft } from '@chuhai/core'
import { Checkbox, Form, Icon, IconButton, Radio } from '@chuhai/ui'
import { iconArrowLeft, iconMinus, iconPlus } from '@chuhai/ui/icons'
import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../app/messages'
import { servicePath } from '../app/paths/market'
import { confirmPath } from '../app/paths/orders'
import { useSingleCall } from '../components/use-single-call'
import { BuySum } from './BuySum'
import { buyMessages } from './buy-messages'

interface Choice {
  packageKey: string
  number: number
  added: readonly string[]
}

const isChoice = (stored: unknown): stored is Choice => {
  const { packageKey, number, added } = Object(stored)
  const isNumber = Number.isInteger(number) && number >= 1 && number <= dealNumberMax
  return typeof packageKey === 'string' && isNumber && Array.isArray(added)
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
 * What is put together to be bought; it survives a reload, and the way back from the order.
 *
 *   < 返回服务页面
 *   ( ) package · price · days …      | lines of the sum
 *   (−) 1 (+)                         | 合计
 *   [ ] option …                      | (去下单)
 */
export const BuyForm = ({ core, service, first, onStale }: BuyFormProps) => {
  const words = useMessages(buyMessages)
  const group = useId()
  const { id: serviceId, provider, packages, options: offered } = service
  const [draft] = useState(() => openUserDraft<Choice>(core, `market.${serviceId}.${first}`, isChoice))
  const [choice, setChoice] = useState<Choice>(
    () => draft.read() ?? { packageKey: first ?? '', number: 1, added: [] },
  )
  const { number, added } = choice
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part }
    setChoice(next)
    draft.write(next)
  }
  const { isSending, send } = useSingleCall(core, onStale)
  // What an address or an earlier offer names may be gone.
  const chosen = packages.find(({ key }) => key === choice.packageKey) ?? packages[0]
  const options = offered.map(({ key }) => key).filter((key) => added.includes(key))
  const selection = { packageKey: chosen?.key ?? '', number, options }
  const terms = dealTermsOf({ serviceId, provider: provider.name, content: service }, selection)
  if (!terms) return null
  const submit = async () => {
    const body = { serviceId, ...selection, amount: terms.amount }
    const kept = await send(JSON.stringify(body), () => core.call(chooseDeal, { body }))
    if (kept) navigate(confirmPath({ kind: 'marketPackage', id: kept.id }))
  }
  return (
    <Form className="market-buy__form" onSubmit={() => void submit()}>
      <div className="market-buy__choice">
        <a className="market-buy__back" href={servicePath(serviceId)}>
          <Icon path={iconArrowLeft} size={18} />
          {words.back}
        </a>
        <h2>{service.title}</h2>
        <fieldset disabled={isSending}>
          <legend>{words.package}</legend>
          {packages.map(({ key, name, price, days }) => (
            <Radio
              key={key}
              name={group}
              checked={key === chosen?.key}
              onChange={() => change({ packageKey: key })}
            >
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
            onClick={() => change({ number: number - 1 })}
          />
          <output aria-live="polite">{number}</output>
          <IconButton
            icon={iconPlus}
            label={words.more}
            disabled={number >= dealNumberMax}
            onClick={() => change({ number: number + 1 })}
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
                  change({ added: isAdded ? [...added, key] : added.filter((other) => other !== key) })
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
