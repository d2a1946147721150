import { priceText } from '@chuhai/contract/money'
import type { TrademarkPatent } from '@chuhai/contract/publication'
import { Icon } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { RouteSteps } from '../../components/RouteSteps'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import { sumOf } from './fees'
import './facts.css'

const amount = (fen: number): string => (fen === 0 ? '—' : priceText(fen))

export const FilingFacts = ({ item }: PartProps<TrademarkPatent>) => {
  const { official, service, total } = sumOf(item.fees)
  return (
    <Terms
      terms={[
        ['类型', item.kind],
        ['地区', item.region],
        ['周期', item.duration],
        ['官费', official > 0 ? priceText(official) : '没有官费'],
        ['服务费', priceText(service)],
        ['合计', <b key="total">{priceText(total)} 起</b>],
      ]}
    />
  )
}

/** What the office takes and what we take, line by line, and their sums. */
const Fees = ({ item }: Pick<PartProps<TrademarkPatent>, 'item'>) => {
  const { official, service, total } = sumOf(item.fees)
  return (
    <Part title="费用明细">
      <table className="filing-fees">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">官费</th>
            <th scope="col">服务费</th>
          </tr>
        </thead>
        <tbody>
          {item.fees.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                {line.name}
                {line.note && <small>{line.note}</small>}
              </th>
              <td>{amount(line.official)}</td>
              <td>{amount(line.service)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">小计</th>
            <td>{priceText(official)}</td>
            <td>{priceText(service)}</td>
          </tr>
          <tr>
            <th scope="row">合计</th>
            <td colSpan={2}>{priceText(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="filing-note">官费按外币收取的，以付款当天的汇率折算，多退少补。</p>
    </Part>
  )
}

export const FilingParts = ({ item }: PartProps<TrademarkPatent>) => (
  <>
    <Fees item={item} />
    <Part title="包含什么">
      <ul className="filing-included">
        {item.included.map((text) => (
          <li key={text}>
            <Icon path={iconCheck} size={18} />
            {text}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="要备的材料">
      <dl className="filing-documents">
        {item.documents.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
    <Part title="办理过程">
      <RouteSteps isVertical steps={item.stages.map(({ when, ...step }) => ({ ...step, note: when }))} />
    </Part>
    <Part title="先说清楚的风险">
      <dl className="filing-documents">
        {item.risks.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  </>
)
