/** One thing a visitor can ask about; `value` is what travels and what the operator reads. */
export interface Section {
  value: string
  en: string
}

/** A category with its sub-options (specification 2.14). */
export interface SectionCategory extends Section {
  options: readonly Section[]
}

/** The sub-option that hides the contact fields and leads to the course site instead (specification, section 4). */
export const trainingCourse = '培训课程'

/** The eight categories of specification 2.14, in its order, each with its sub-options. */
export const sectionCategories = [
  {
    value: '平台开店',
    en: 'Marketplace store opening',
    options: [
      { value: '亚马逊开店', en: 'Amazon' },
      { value: '速卖通开店', en: 'AliExpress' },
      { value: 'eBay 开店', en: 'eBay' },
      { value: 'Shopee 开店', en: 'Shopee' },
      { value: '其他平台开店', en: 'Another marketplace' },
    ],
  },
  {
    value: '物流与供应链',
    en: 'Logistics and supply chain',
    options: [
      { value: '头程物流', en: 'First-leg freight' },
      { value: '海外仓', en: 'Overseas warehouse' },
      { value: '小包专线', en: 'Parcel lines' },
      { value: '清关与退货', en: 'Customs and returns' },
    ],
  },
  {
    value: '独立站建设',
    en: 'Independent site building',
    options: [
      { value: '独立站搭建', en: 'Site set-up' },
      { value: '收款与支付', en: 'Payments' },
      { value: '独立站运营', en: 'Site operation' },
    ],
  },
  {
    value: '海外广告与代运营',
    en: 'Overseas advertising and agency',
    options: [
      { value: '谷歌广告', en: 'Google ads' },
      { value: '海外社媒', en: 'Social media' },
      { value: '店铺代运营', en: 'Store agency' },
      { value: '达人营销', en: 'Creator marketing' },
    ],
  },
  {
    value: '品牌出海',
    en: 'Brand going abroad',
    options: [
      { value: '品牌策划', en: 'Brand planning' },
      { value: '海外众筹', en: 'Crowdfunding' },
      { value: '海外渠道', en: 'Overseas channels' },
    ],
  },
  {
    value: '海外知识产权与企业服务',
    en: 'Overseas IP and business services',
    options: [
      { value: '商标注册', en: 'Trademarks' },
      { value: '专利申请', en: 'Patents' },
      { value: '税务合规', en: 'Tax compliance' },
      { value: '产品认证', en: 'Product certification' },
      { value: '海外公司注册', en: 'Company registration abroad' },
    ],
  },
  {
    value: '产业园与联合办公',
    en: 'Property and co-working space',
    options: [
      { value: '园区入驻', en: 'Moving into a park' },
      { value: '联合办公', en: 'Co-working' },
      { value: '直播间租用', en: 'Live studio rental' },
    ],
  },
  {
    value: '招聘与培训',
    en: 'Recruitment and training',
    options: [
      { value: '人才招聘', en: 'Recruitment' },
      { value: '企业内训', en: 'In-house training' },
      { value: trainingCourse, en: 'Training course' },
    ],
  },
] as const satisfies readonly SectionCategory[]

/** Every value `customerSource` may hold: sub-options, and categories as a whole. */
export const sectionValues: ReadonlySet<string> = new Set(
  sectionCategories.flatMap((category) => [
    category.value,
    ...category.options.map((option) => option.value),
  ]),
)

/** The seven positions of specification 5.1. */
export const positions = [
  { value: '法人/CEO/老板', en: 'Legal person / CEO / owner' },
  { value: '技术负责人', en: 'Technical head' },
  { value: '产品负责人', en: 'Product head' },
  { value: '销售/商务负责人', en: 'Sales / business head' },
  { value: '市场负责人', en: 'Marketing head' },
  { value: '运营负责人', en: 'Operations head' },
  { value: '其他', en: 'Other' },
] as const satisfies readonly Section[]
