import type { MarketExample, MarketOption, MarketProvider } from '@chuhai/contract/market'
import { priceText } from '@chuhai/contract/money'
import { Button } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { providerPath } from '../app/paths/market'
import { LazyImage } from '../components/LazyImage'
import { Part } from '../publications/Part'
import { marketMessages } from './messages'

/** Who does a service, with the way to their page and to the enquiry. */
export const ProviderPart = ({ provider }: { provider: MarketProvider }) => {
  const { provider: words, ask } = useMessages(marketMessages)
  return (
    <section className="market-page__provider" aria-label={words.title}>
      <LazyImage src={provider.logo} alt="" />
      <p>
        <b>{provider.name}</b>
        <span>
          {words.title} · {provider.city}
        </span>
        <a href={providerPath(provider.id)}>{words.more}</a>
      </p>
      <Button block variant="secondary" href="#enquiry">
        {ask}
      </Button>
    </section>
  )
}

/** What can be bought in addition, with what it costs and how long it takes. */
export const Options = ({ options }: { options: readonly MarketOption[] }) => {
  const { title, name, price, days, none } = useMessages(marketMessages).options
  if (options.length === 0) return null
  return (
    <Part title={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{price}</th>
            <th scope="col">{days}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => (
            <tr key={option.key}>
              <th className="market-page__option" scope="row">
                {option.name}
              </th>
              <td>{priceText(option.price)}</td>
              <td>{option.days || none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** What the buyer gives after payment. */
export const AsksFor = ({ lines }: { lines: readonly string[] }) => {
  const { title, lead } = useMessages(marketMessages).asksFor
  if (lines.length === 0) return null
  return (
    <Part title={title}>
      <p className="market-page__note">{lead}</p>
      <ul className="market-page__lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}

/** What the provider has done, with pictures. */
export const Examples = ({ examples }: { examples: readonly MarketExample[] }) => {
  const { examples: title } = useMessages(marketMessages)
  if (examples.length === 0) return null
  return (
    <Part title={title}>
      <ul className="market-page__examples">
        {examples.map(({ picture, text }) => (
          <li key={text}>
            <LazyImage src={picture} alt="" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
