import { searchQuestionMax } from '@chuhai/contract/constants'
import type { ServiceItem, ServiceItems, ServiceOrder } from '@chuhai/contract/search'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { listPath } from '../app/lists'
import type { PageProps } from '../app/page'
import { questionPath, searchPath, servicesPath } from '../app/paths/search'
import { Chips } from '../components/Chips'
import { ConsultButton } from '../components/ConsultButton'
import { Crumbs } from '../components/Crumbs'
import { Highlighted } from '../components/Highlighted'
import { LoadFailed } from '../components/LoadFailed'
import { Pager } from '../components/Pager'
import { SearchForm } from '../components/SearchForm'
import { SearchNotes } from '../components/SearchNotes'
import { useFound } from '../components/use-found'
import { KindList } from './KindList'
import { findServices, type ServicesData } from './load-services'
import { durationText, priceOf } from './offer-text'
import './service-items.css'

const orderNames: Record<ServiceOrder, string> = { price: '价格从低到高', duration: '周期从短到长' }

/** A service with what it costs and how long it takes; the form to ask is on its page. */
const Item = ({ item }: { item: ServiceItem }) => {
  const { offer, path, title, summary } = item
  const { figure, unit } = priceOf(offer)
  return (
    <article className="service-item">
      <div className="service-item__text">
        <span className="service-item__category">{offer.category}</span>
        <h2>
          <a href={path}>
            <Highlighted text={title} />
          </a>
        </h2>
        <p>
          <Highlighted text={summary} />
        </p>
        {offer.duration && (
          <p className="service-item__duration">
            {durationText(offer.duration)}
            <span>{offer.duration.until}</span>
          </p>
        )}
      </div>
      <div className="service-item__price">
        <p>
          <b>{figure}</b>
          {unit}
        </p>
        <p className="service-item__note">{offer.note}</p>
        <Button href={`${path}#consultation`} variant="quiet" size="small">
          咨询
        </Button>
      </div>
    </article>
  )
}

interface ListProps {
  data: ServicesData
  found: ServiceItems
  query: PageProps['query']
}

const List = ({ data, found, query }: ListProps) => {
  const { question, category, order } = data
  const pathOf = (changes: PageProps['query']) =>
    listPath(servicesPath, { ...query, q: question || undefined }, { page: undefined, ...changes })
  const all = found.categories.reduce((sum, each) => sum + each.total, 0)
  return (
    <div className="service-items__columns">
      <KindList
        label="服务类别"
        kinds={[{ name: undefined, total: all }, ...found.categories].map(({ name, total }) => ({
          name: name ?? '全部',
          path: pathOf({ category: name }),
          total,
          isCurrent: name === category,
        }))}
      />
      <div>
        <div className="service-items__bar">
          <p role="status">共 {found.total} 项服务</p>
          <Chips
            label="排序"
            chips={[undefined, 'price' as const, 'duration' as const].map((each) => ({
              name: each ? orderNames[each] : '综合',
              path: pathOf({ order: each }),
              isCurrent: each === order,
            }))}
          />
        </div>
        <ol className="service-items__list">
          {found.list.map((item) => (
            <li key={item.path}>
              <Item item={item} />
            </li>
          ))}
        </ol>
        <Pager
          page={found.page}
          pages={Math.ceil(found.total / found.rows)}
          turn={(page) => ({ href: pathOf({ page: String(page) }) })}
        />
      </div>
    </div>
  )
}

export const describe = ({ category }: ServicesData) =>
  `${category ?? '开店、物流、独立站、广告、品牌、合规与培训'}：每项服务写明起价、周期与包含什么，可以按价格和周期排列。`

/**
 * What can be ordered or asked for, as its address says.
 *
 *   首页 > 搜索 > 全部服务
 *   全部服务
 *   [ search          搜索 ]
 *   全部     31 |  共 31 项服务        综合 价格从低到高 周期从短到长
 *   平台开店  9 |  service             ¥680 起
 *   …          |  summary             note
 *              |  1–3 个工作日 受理回执  [咨询]
 */
export default function ServiceItemsPage({ data, query }: PageProps<ServicesData>) {
  const { question } = data
  const { found, isRetrying, retry } = useFound(data, data.found, (read) => findServices(read, query))
  return (
    <div className="service-items portal-width">
      <Crumbs
        above={[{ title: '搜索', path: question ? questionPath(question) : searchPath }]}
        here="全部服务"
      />
      <h1>{question ? `“${question}”相关的服务` : '全部服务'}</h1>
      <p className="service-items__lead">价格与周期写在前面，办不了的先说明。拿不准选哪一项，先咨询。</p>
      <SearchForm
        action={servicesPath}
        label="搜索服务"
        hint="搜服务，例如 商标、VAT、海运"
        maxLength={searchQuestionMax}
        size="wide"
        submit="搜索"
        initial={question}
        opensEmpty
      />
      {found && <SearchNotes {...found} pathOf={(word) => listPath(servicesPath, {}, { q: word })} />}
      {!found && <LoadFailed title="服务没有载入" isRetrying={isRetrying} onRetry={retry} />}
      {found && found.total === 0 && (
        <EmptyState
          illustration={<Parcel />}
          title={question ? `没有找到与“${question}”有关的服务` : '没有符合条件的服务'}
          text="说说您要办的事，顾问会在 24 小时内致电。"
          action={
            <span className="service-items__ways">
              <a href={servicesPath}>看全部服务</a>
              <ConsultButton variant="quiet" />
            </span>
          }
        />
      )}
      {found && found.total > 0 && <List data={data} found={found} query={query} />}
    </div>
  )
}
