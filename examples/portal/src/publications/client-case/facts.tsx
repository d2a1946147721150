import type { ClientCase } from '@chuhai/contract/publication'
import { RouteSteps } from '../../components/RouteSteps'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'
import { Figures } from './Figures'
import './facts.css'

export const CaseFacts = ({ item }: PartProps<ClientCase>) => (
  <>
    <Terms
      terms={[
        ['客户', item.client],
        ['所在地', item.city],
        ['行业', item.industry],
        ['市场', item.market],
      ]}
    />
    <div className="case-reached">
      <Figures figures={item.figures} />
    </div>
    <figure className="case-quote">
      <blockquote>{item.quote}</blockquote>
      <figcaption>
        {item.person}，{item.role}
      </figcaption>
    </figure>
  </>
)

export const CaseSteps = ({ item }: PartProps<ClientCase>) => (
  <Part title="走过的航线">
    <RouteSteps isVertical steps={item.steps.map(({ when, ...step }) => ({ ...step, note: when }))} />
  </Part>
)
