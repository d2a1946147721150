import { priceText } from '@chuhai/contract/money'
import type { ServiceProvider } from '@chuhai/contract/publication'
import { chinaDay } from '@chuhai/core/dates'
import { listPath } from '../../app/lists'
import { LazyImage } from '../../components/LazyImage'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import './facts.css'

const path = '/serviceProvider'

/** Words that lead to others that have them, too. */
const Words = ({ filter, words }: { filter: string; words: readonly string[] }) => (
  <span className="provider-words">
    {words.map((word) => (
      <a key={word} href={listPath(path, {}, { [filter]: word })}>
        {word}
      </a>
    ))}
  </span>
)

export const ProviderFacts = ({ item }: PartProps<ServiceProvider>) => (
  <div className="provider-facts">
    <LazyImage className="cover" src={item.cover} alt={`${item.title}的标志`} />
    <Terms
      terms={[
        ['公司', item.company],
        ['所在地', `${item.city} · ${item.founded} 年成立 · ${item.staff}`],
        ['服务', <Words key="services" filter="services" words={item.services} />],
        ['市场', <Words key="markets" filter="markets" words={item.markets} />],
        ['平台', <Words key="platforms" filter="platforms" words={item.platforms} />],
        ['语言', item.languages.join('、')],
        ['服务过', `${item.clients.toLocaleString('en-US')} 家卖家`],
        ['回复', `工作时间平均 ${item.responseHours} 小时`],
        ['出处', `客户数与回复时间由服务商填报，${chinaDay(item.publishedAt)}`],
      ]}
    />
  </div>
)

const Prices = ({ prices }: Pick<ServiceProvider, 'prices'>) => (
  <Part title="服务与起步价">
    <table>
      <thead>
        <tr>
          <th scope="col">服务</th>
          <th scope="col">起步价</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ name, price, unit, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {priceText(price)}/{unit}
            </td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
)

const Team = ({ team }: Pick<ServiceProvider, 'team'>) => (
  <Part title="谁来服务您">
    <ul className="provider-team">
      {team.map(({ name, role, text }) => (
        <li key={name}>
          <span aria-hidden="true">{[...name][0]}</span>
          <div>
            <b>
              {name}
              <small>{role}</small>
            </b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Part>
)

/** What a company offers, who does it, what it may do, and what came of it. */
export const ProviderParts = ({ item }: PartProps<ServiceProvider>) => (
  <>
    <Prices prices={item.prices} />
    <Team team={item.team} />
    <Part title="资质">
      <ul className="provider-qualifications">
        {item.qualifications.map((qualification) => (
          <li key={qualification}>{qualification}</li>
        ))}
      </ul>
    </Part>
    <Part title="案例">
      <ol className="provider-cases">
        {item.cases.map(({ client, title, text }) => (
          <li key={title}>
            <span>{client}</span>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  </>
)
