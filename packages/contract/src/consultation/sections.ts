/** One thing a visitor can ask about; `value` is what travels and what the operator reads. */
export interface Section {
  value: string
  en: string
}

/** A section that pages name by its code as well, which stays when its texts change. */
export interface CodedSection extends Section {
  code: string
}

/** A category with its sub-options (specification 2.14). */
export interface SectionCategory extends CodedSection {
  options: readonly CodedSection[]
}

/** The sub-option that hides the contact fields and leads to the course site instead (specification, section 4). */
export const trainingCourse = '培训课程'

/** The eight categories in their order (specification 2.14), each with its sub-options. */
export const sectionCategories = [
  {
    value: '平台开店',
    code: 'marketplaces',
    en: 'Marketplace store opening',
    options: [
      { value: '亚马逊开店', code: 'amazon', en: 'Amazon' },
      { value: '速卖通开店', code: 'aliexpress', en: 'AliExpress' },
      { value: 'eBay 开店', code: 'ebay', en: 'eBay' },
      { value: 'Shopee 开店', code: 'shopee', en: 'Shopee' },
      { value: '其他平台开店', code: 'other-marketplace', en: 'Another marketplace' },
    ],
  },
  {
    value: '物流与供应链',
    code: 'logistics',
    en: 'Logistics and supply chain',
    options: [
      { value: '头程物流', code: 'first-leg', en: 'First-leg freight' },
      { value: '海外仓', code: 'overseas-warehouse', en: 'Overseas warehouse' },
      { value: '小包专线', code: 'parcel-lines', en: 'Parcel lines' },
      { value: '清关与退货', code: 'customs-returns', en: 'Customs and returns' },
    ],
  },
  {
    value: '独立站建设',
    code: 'independent-site',
    en: 'Independent site building',
    options: [
      { value: '独立站搭建', code: 'site-setup', en: 'Site set-up' },
      { value: '收款与支付', code: 'payments', en: 'Payments' },
      { value: '独立站运营', code: 'site-operation', en: 'Site operation' },
    ],
  },
  {
    value: '海外广告与代运营',
    code: 'advertising',
    en: 'Overseas advertising and agency',
    options: [
      { value: '谷歌广告', code: 'google-ads', en: 'Google ads' },
      { value: '海外社媒', code: 'social-media', en: 'Social media' },
      { value: '店铺代运营', code: 'store-agency', en: 'Store agency' },
      { value: '达人营销', code: 'creators', en: 'Creator marketing' },
    ],
  },
  {
    value: '品牌出海',
    code: 'branding',
    en: 'Brand going abroad',
    options: [
      { value: '品牌策划', code: 'brand-planning', en: 'Brand planning' },
      { value: '海外众筹', code: 'crowdfunding', en: 'Crowdfunding' },
      { value: '海外渠道', code: 'overseas-channels', en: 'Overseas channels' },
    ],
  },
  {
    value: '海外知识产权与企业服务',
    code: 'ip-services',
    en: 'Overseas IP and business services',
    options: [
      { value: '商标注册', code: 'trademarks', en: 'Trademarks' },
      { value: '专利申请', code: 'patents', en: 'Patents' },
      { value: '税务合规', code: 'tax', en: 'Tax compliance' },
      { value: '产品认证', code: 'certification', en: 'Product certification' },
      { value: '海外公司注册', code: 'company-registration', en: 'Company registration abroad' },
    ],
  },
  {
    value: '产业园与联合办公',
    code: 'workspace',
    en: 'Property and co-working space',
    options: [
      { value: '园区入驻', code: 'industrial-park', en: 'Moving into a park' },
      { value: '联合办公', code: 'co-working', en: 'Co-working' },
      { value: '直播间租用', code: 'live-studio', en: 'Live studio rental' },
    ],
  },
  {
    value: '招聘与培训',
    code: 'talent',
    en: 'Recruitment and training',
    options: [
      { value: '人才招聘', code: 'recruitment', en: 'Recruitment' },
      { value: '企业内训', code: 'in-house-training', en: 'In-house training' },
      { value: trainingCourse, code: 'training-course', en: 'Training course' },
    ],
  },
] as const satisfies readonly SectionCategory[]

const sections: readonly CodedSection[] = sectionCategories.flatMap((category) => [
  category,
  ...category.options,
])

/** Every value `customerSource` may hold: sub-options, and categories as a whole. */
export const sectionValues: ReadonlySet<string> = new Set(sections.map(({ value }) => value))

/**
 * Returns the value of a section by its code or its Chinese name; undefined where there is none.
 *
 * @example
 * findSection('amazon') // '亚马逊开店'
 */
export const findSection = (name: string): string | undefined =>
  sections.find(({ code, value }) => name === code || name === value)?.value

/** The seven positions (specification 5.1). */
export const positions = [
  { value: '法人/CEO/老板', en: 'Legal person / CEO / owner' },
  { value: '技术负责人', en: 'Technical head' },
  { value: '产品负责人', en: 'Product head' },
  { value: '销售/商务负责人', en: 'Sales / business head' },
  { value: '市场负责人', en: 'Marketing head' },
  { value: '运营负责人', en: 'Operations head' },
  { value: '其他', en: 'Other' },
] as const satisfies readonly Section[]
