import type { GoodsKind, LineKind } from '@chuhai/contract/logistics'
import { goodsKindNames, goodsKinds, lineKindNames, lineKinds } from '@chuhai/contract/logistics'
import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useState } from 'react'
import { listPath } from '../app/lists'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { linesPath, logisticsPath } from '../app/paths/logistics'
import { ListFilter, ListFilters } from '../components/ListFilters'
import { ListHead } from '../components/ListHead'
import { LineCards } from './LineCards'
import type { LinesData } from './load'
import { logisticsMessages } from './messages'
import { QuotePart } from './QuotePart'
import { QuoteTools } from './QuoteTools'
import './lines-page.css'

type Narrowed = Pick<LinesData, 'kind' | 'goods'> & {
  /** That of the address, which stays. */
  quote: string | undefined
}

/** The kinds and goods that the list can be narrowed down by. */
const Filters = ({ kind, goods, quote }: Narrowed) => {
  const words = useMessages(logisticsMessages).lines
  const locale = useLocale()
  const path = (change: { kind?: LineKind | undefined; goods?: GoodsKind | undefined }) =>
    `${listPath(linesPath, { kind, goods, quote }, change)}#lines`
  return (
    <ListFilters>
      <ListFilter
        label={words.kind}
        chips={[
          { name: words.all, path: path({ kind: undefined }), isCurrent: kind === undefined },
          ...lineKinds.map((each) => ({
            name: lineKindNames[each][locale],
            path: path({ kind: each }),
            isCurrent: kind === each,
          })),
        ]}
      />
      <ListFilter
        label={words.goods}
        chips={[
          { name: words.all, path: path({ goods: undefined }), isCurrent: goods === undefined },
          ...goodsKinds.map((each) => ({
            name: goodsKindNames[each][locale],
            path: path({ goods: each }),
            isCurrent: goods === each,
          })),
        ]}
      />
    </ListFilters>
  )
}

const Lines = ({ kind, goods, quote, lines }: Narrowed & Pick<LinesData, 'lines'>) => {
  const { empty, failed } = useMessages(logisticsMessages).lines
  if (!lines) return <EmptyState illustration={<Parcel />} {...failed} />
  if (lines.length > 0) return <LineCards lines={lines} />
  const isNarrowed = kind !== undefined || goods !== undefined
  return (
    <EmptyState
      illustration={<Parcel />}
      title={empty.title}
      text={isNarrowed ? empty.text : undefined}
      action={isNarrowed && <Button href={listPath(linesPath, { quote }, {})}>{empty.action}</Button>}
    />
  )
}

export const describe = () => '填目的地、重量和尺寸，各条国际线路的价格、时效和每一项费用并排比较。'

/**
 * The lines side by side, and above them what parcels cost.
 *
 *   首页 > 跨境物流 > 线路与运费
 *   [quote: destination, parcels → lines with prices]
 *   全部线路
 *   类型 (全部) (国际快递) …   货物 (全部) (普货) …
 *   card, card, …
 */
export default function LinesPage({ data, query: { quote } }: PageProps<LinesData>) {
  const words = useMessages(logisticsMessages).lines
  // Asked again, the quote in sight is another one than that of the address.
  const [asked, setAsked] = useState({ after: quote, number: quote })
  const number = asked.after === quote ? asked.number : quote
  return (
    <div className="lines-page">
      <ListHead above={[{ title: '跨境物流', path: logisticsPath }]} title={words.title} lead={words.lead} />
      <div className="lines-page__quote portal-width">
        {quote && number ? (
          <QuoteTools key={number} number={number} />
        ) : (
          <h2 className="ch-hidden">{words.quote}</h2>
        )}
        <QuotePart quote={quote} onQuoted={(next) => setAsked({ after: quote, number: next.number })} />
      </div>
      <section className="lines-page__list portal-width" id="lines">
        <h2>{words.list}</h2>
        <Filters kind={data.kind} goods={data.goods} quote={quote} />
        <Lines kind={data.kind} goods={data.goods} quote={quote} lines={data.lines} />
      </section>
    </div>
  )
}
