import type { MarketProvider } from '@chuhai/contract/market'
import { Button } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { providerPath } from '../app/paths/market'
import { LazyImage } from '../components/LazyImage'
import { marketMessages } from './messages'

/** Who does a service, with the way to their page and to the enquiry. */
export const ProviderPart = ({ provider }: { provider: MarketProvider }) => {
  const { provider: words, ask } = useMessages(marketMessages)
  return (
    <aside className="market-page__provider" aria-label={words.title}>
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
    </aside>
  )
}
