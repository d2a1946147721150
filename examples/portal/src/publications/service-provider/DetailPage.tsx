import type { ServiceProvider, ServiceProviderCard } from '@chuhai/contract/publication'
import type { PageProps } from '../../app/page'
import type { DetailData } from '../load'
import { type DetailView, PublicationDetail } from '../PublicationDetail'
import { ProviderFacts, ProviderParts } from './facts'

/** The topics of the consultation that the services belong to. */
const topics: Record<string, string> = {
  物流货代: '头程物流',
  海外仓储: '海外仓',
  财税合规: '税务合规',
  知识产权: '商标注册',
  认证检测: '产品认证',
  广告投放: '谷歌广告',
  社媒内容: '海外社媒',
  独立站: '独立站搭建',
  摄影设计: '品牌策划',
  翻译本地化: '品牌策划',
  店铺代运营: '店铺代运营',
}

const view: DetailView<ServiceProviderCard, ServiceProvider> = {
  kind: 'serviceProvider',
  meta: ({ city, services }) => `${city}　${services.join('、')}`,
  Facts: ProviderFacts,
  After: ProviderParts,
  sections: ({ services }) => [...new Set(services.flatMap((service) => topics[service] ?? []))],
}

export default function ServiceProviderPage(
  props: PageProps<DetailData<ServiceProvider, ServiceProviderCard>>,
) {
  return <PublicationDetail view={view} {...props} />
}
