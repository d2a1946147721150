import { priceText } from '@chuhai/contract/money'
import type { StoreApp } from '@chuhai/contract/publication'
import { chinaDay } from '@chuhai/core/dates'
import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { listPath } from '../../app/lists'
import { LazyImage } from '../../components/LazyImage'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import { monthlyText } from './cards'
import { AppOffer } from './Offer'
import './facts.css'

const path = '/GStore/preferredApps'

/** Words that lead to the tools that have them, too. */
const Words = ({ filter, words }: { filter: string; words: readonly string[] }) => (
  <span className="app-words">
    {words.map((word) => (
      <a key={word} href={listPath(path, {}, { [filter]: word })}>
        {word}
      </a>
    ))}
  </span>
)

export const StoreAppFacts = ({ item, now }: PartProps<StoreApp>) => (
  <>
    <Terms
      terms={[
        ['分类', <Words key="category" filter="category" words={[item.category]} />],
        ['收费', <b key="monthly">{monthlyText(item)}</b>],
        ['平台', <Words key="platforms" filter="platforms" words={item.platforms} />],
        ['语言', item.languages.join('、')],
        ['开发者', item.maker],
        ['在用', `${item.stores.toLocaleString('en-US')} 家店，由开发者填报，${chinaDay(item.publishedAt)}`],
      ]}
    />
    {item.offer && <AppOffer offer={item.offer} now={now} />}
  </>
)

const planPrice = ({ price, unit }: StoreApp['plans'][number]): string => {
  if (price === null) return '另计'
  return price === 0 ? '免费' : `${priceText(price)}/${unit}`
}

const Plans = ({ plans }: Pick<StoreApp, 'plans'>) => (
  <Part title="方案与价格">
    <table>
      <thead>
        <tr>
          <th scope="col">方案</th>
          <th scope="col">价格</th>
          <th scope="col">包含</th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.name}>
            <th scope="row">{plan.name}</th>
            <td>{planPrice(plan)}</td>
            <td>{plan.note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
)

/** What it looks like, what it costs, what it may see, and what it does not do. */
export const StoreAppParts = ({ item }: PartProps<StoreApp>) => (
  <>
    <Part title="界面">
      <div className="app-screens">
        {item.screenshots.map(({ picture, text }) => (
          <figure key={picture}>
            <LazyImage src={picture} alt={`${item.title}：${text}`} width={640} height={400} />
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </div>
    </Part>
    <Plans plans={item.plans} />
    <Part title="要给的授权">
      <ul className="app-access">
        {item.access.map((text) => (
          <li key={text}>
            <Icon path={iconCheck} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="做不到的">
      <ul className="app-limits">
        {item.limits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Part>
  </>
)
