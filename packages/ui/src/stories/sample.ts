import type { Section } from '../section-select'
import type { Option } from '../select'

const options = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }))

/** Sample content of the stories and tests. */
export const positions = options(
  '法人/CEO/老板',
  '技术负责人',
  '产品负责人',
  '销售/商务负责人',
  '市场负责人',
  '运营负责人',
  '其他',
)

const section = (label: string, ...children: string[]): Section => ({
  value: label,
  label,
  options: options(...children),
})

export const sections: Section[] = [
  section('平台开店', '亚马逊', '速卖通', 'eBay', 'Shopee', '其他平台'),
  section('物流与供应链', '头程物流', '海外仓', '小包专线', '清关与退货'),
  section('独立站建设', '独立站搭建', '收款与支付', '独立站运营'),
  section('海外广告与代运营', '谷歌广告', '海外社媒', '店铺代运营', '达人营销'),
  section('品牌出海', '品牌策划', '海外众筹', '海外渠道'),
  section('海外知识产权与企业服务', '商标注册', '专利申请', '税务合规', '产品认证'),
  section('产业园与联合办公', '园区入驻', '联合办公', '直播间租用'),
  section('招聘与培训', '人才招聘', '企业内训', '培训课程'),
]
