import { Button } from '@chuhai/ui'
import { applyPath, comparisonPath } from '../../../app/paths/stores'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import { type StoreFact, storeFactNames, storeName } from './shown-store'

const told: readonly StoreFact[] = ['days', 'monthlyFee', 'deposit', 'applicants']

/**
 * What a platform asks on each of its sites.
 *
 *   各站点的要求                                  和别的平台对比 >
 *   美国站   开通时间 14–28 天   月租 ¥284/月  …   [去申请] 放进对比
 */
export default function StoreSites({ block, id }: BlockProps<'storeSites'>) {
  const { title, lead, platform, list } = block
  return (
    <section className="portal-section portal-width store-sites" id={id}>
      <Heading
        title={title}
        lead={lead}
        more={{ text: '和别的平台对比', path: comparisonPath([String(platform)]) }}
      />
      <ul>
        {list.map((store) => (
          <li key={store.subject}>
            <h3>{store.siteName}</h3>
            <dl>
              {told.map((fact) => (
                <div key={fact}>
                  <dt>{storeFactNames[fact]}</dt>
                  <dd>{store.facts[fact].join('、')}</dd>
                </div>
              ))}
            </dl>
            <p>
              <Button size="small" href={applyPath(store)} aria-label={`去申请${storeName(store)}`}>
                去申请
              </Button>
              <a className="store-sites__compare" href={comparisonPath([store.subject])}>
                放进对比<span className="ch-hidden">：{store.siteName}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
