import { describe, expect, it } from 'vitest'
import { findSection, positions, sectionCategories, sectionValues, trainingCourse } from './sections'

describe('the consultation sections', () => {
  it('are the eight categories of the glossary, in its order', () => {
    expect(sectionCategories.map(({ value }) => value)).toEqual([
      '平台开店',
      '物流与供应链',
      '独立站建设',
      '海外广告与代运营',
      '品牌出海',
      '海外知识产权与企业服务',
      '产业园与联合办公',
      '招聘与培训',
    ])
  })

  it('have sub-options each, all of them different and in both languages', () => {
    const options = sectionCategories.flatMap((category) => [category, ...category.options])
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
    for (const { value, en } of options) {
      expect(value).not.toMatch(/[,，]/)
      expect(en).toMatch(/^[A-Z]|^eBay/)
    }
    expect(sectionCategories.every((category) => category.options.length > 0)).toBe(true)
    expect(sectionValues.size).toBe(options.length)
  })

  it('are found by a code, which pages of others rely on, and by the Chinese name', () => {
    const options = sectionCategories.flatMap((category) => [category, ...category.options])
    expect(options.map(({ code }) => code).join(' ')).toBe(
      [
        'marketplaces amazon aliexpress ebay shopee other-marketplace',
        'logistics first-leg overseas-warehouse parcel-lines customs-returns',
        'independent-site site-setup payments site-operation',
        'advertising google-ads social-media store-agency creators',
        'branding brand-planning crowdfunding overseas-channels',
        'ip-services trademarks patents tax certification company-registration',
        'workspace industrial-park co-working live-studio',
        'talent recruitment in-house-training training-course',
      ].join(' '),
    )
    expect(new Set(options.map(({ code }) => code)).size).toBe(options.length)
    for (const { code, value } of options)
      expect([findSection(code), findSection(value)]).toEqual([value, value])
    expect(findSection('天气')).toBeUndefined()
  })

  it('keep the training course under recruitment and training', () => {
    expect(sectionCategories.at(-1)?.options.map(({ value }) => value)).toContain(trainingCourse)
    expect(trainingCourse).toBe('培训课程')
  })
})

describe('the positions', () => {
  it('are the seven of the glossary', () => {
    expect(positions.map(({ value }) => value)).toEqual([
      '法人/CEO/老板',
      '技术负责人',
      '产品负责人',
      '销售/商务负责人',
      '市场负责人',
      '运营负责人',
      '其他',
    ])
  })
})
