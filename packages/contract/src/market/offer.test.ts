import { describe, expect, it } from 'vitest'
import { offerOf, offerProblems } from './offer'
import { emptyOffer, emptyPackage, nextKey, type OfferDraft } from './offer-draft'

const whole: OfferDraft = {
  title: ' 德国 VAT 注册， ',
  summary: '六周内拿到税号。',
  category: '财税合规',
  platforms: [],
  places: ['线上'],
  answersWithinHours: 4,
  packages: [
    {
      key: 'p1',
      name: '注册',
      price: 280_000,
      days: 45,
      revisions: 1,
      contains: ['递交申请', ' ', '跟进税局'],
    },
    { key: 'p2', name: '注册加申报', price: 680_000, days: 60, revisions: 0, contains: ['十二期申报'] },
  ],
  options: [{ key: 'o1', name: '加急', price: 80_000, days: 0 }],
  asksFor: ['营业执照扫描件', ''],
  examples: [{ picture: '/files/a.png', text: '税号到手' }],
  questions: [{ question: '要去德国吗？', answer: '不用。' }],
}
const [first, second] = whole.packages
if (!first || !second) throw new Error('two packages')

describe('a service that a provider offers', () => {
  it('is published cleaned, without empty lines', () => {
    expect(offerOf(whole)).toMatchObject({
      title: '德国 VAT 注册',
      packages: [{ contains: ['递交申请', '跟进税局'] }, {}],
      asksFor: ['营业执照扫描件'],
    })
  })

  it('says what is missing of an empty one, and is not published', () => {
    expect(offerProblems(emptyOffer)).toEqual({
      title: 'MARKET_TEXT_REQUIRED',
      summary: 'MARKET_TEXT_REQUIRED',
      category: 'MARKET_CHOICE_REQUIRED',
      places: 'MARKET_CHOICE_REQUIRED',
      answersWithinHours: 'MARKET_HOURS_INVALID',
      'packages.0.name': 'MARKET_TEXT_REQUIRED',
      'packages.0.price': 'MARKET_PRICE_INVALID',
      'packages.0.days': 'MARKET_DAYS_INVALID',
      'packages.0.contains': 'MARKET_LINES_REQUIRED',
      asksFor: 'MARKET_LINES_REQUIRED',
    })
    expect(offerOf(emptyOffer)).toBeNull()
  })

  it.each<[string, Partial<OfferDraft>, object]>([
    ['no package', { packages: [] }, { packages: 'MARKET_PACKAGE_REQUIRED' }],
    [
      'a package that costs less than the one before',
      { packages: [first, { ...second, price: 270_000 }] },
      { 'packages.1.price': 'MARKET_PACKAGE_ORDER' },
    ],
    [
      'two packages of one name',
      { packages: [first, { ...second, name: '注册 ' }] },
      { 'packages.1.name': 'MARKET_NAME_TWICE' },
    ],
    [
      'a price below one yuan',
      { packages: [{ ...first, price: 99 }] },
      { 'packages.0.price': 'MARKET_PRICE_INVALID' },
    ],
    ['a place that is none', { places: ['月球'] }, { places: 'MARKET_CHOICE_REQUIRED' }],
    ['a category that is none', { category: '其他' }, { category: 'MARKET_CHOICE_REQUIRED' }],
    [
      'an example without a picture',
      { examples: [{ picture: '', text: '税号到手' }] },
      { 'examples.0.picture': 'MARKET_PICTURE_REQUIRED' },
    ],
    [
      'a picture of another site',
      { examples: [{ picture: 'https://other.example/a.png', text: '税号到手' }] },
      { 'examples.0.picture': 'MARKET_PICTURE_UNKNOWN' },
    ],
    ['a line that is too long', { asksFor: ['一'.repeat(61)] }, { asksFor: 'MARKET_LINE_TOO_LONG' }],
    ['too many lines', { asksFor: Array(13).fill('一') }, { asksFor: 'MARKET_LINES_TOO_MANY' }],
  ])('is refused with %s', (_, changed, problems) => {
    expect(offerProblems({ ...whole, ...changed })).toEqual(problems)
  })
})

it('keys of packages are new, also after one in the middle is gone', () => {
  expect(nextKey('p', [])).toBe('p1')
  expect(nextKey('p', [emptyPackage('p1'), emptyPackage('p4')])).toBe('p5')
})
