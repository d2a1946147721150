import type { MarketProvider } from '@chuhai/contract/market'
import { useMessages } from '../app/messages'
import { providerPath } from '../app/paths/market'
import { LazyImage } from '../components/LazyImage'
import { marketMessages } from './messages'

/** Who does a service, with the way to their page. */
export const ProviderPart = ({ provider }: { provider: MarketProvider }) => {
  const { provider: words } = useMessages(marketMessages)
  return (
    <section className="market-page__provider">
      <h2>{words.title}</h2>
      <LazyImage className="cover" src={provider.logo} alt="" />
      <b>{provider.name}</b>
      <span>{provider.city}</span>
      <a href={providerPath(provider.id)}>{words.more}</a>
    </section>
  )
}
