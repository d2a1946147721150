import { priceText } from '@chuhai/contract/money'
import type { TrademarkPatent, TrademarkPatentCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { FilingFacts, FilingParts } from './facts'
import { sumOf } from './fees'

const view: DetailView<TrademarkPatentCard, TrademarkPatent> = {
  kind: 'trademarkPatent',
  meta: ({ region, fees }) => `${region}　${priceText(sumOf(fees).total)} 起`,
  Facts: FilingFacts,
  After: FilingParts,
  sections: ({ kind }) => (kind.endsWith('专利') ? ['专利申请'] : ['商标注册']),
}

export default function TrademarkPatentPage(
  props: PageProps<DetailData<TrademarkPatent, TrademarkPatentCard>>,
) {
  return <PublicationDetail view={view} {...props} />
}
