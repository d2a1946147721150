import { describe, expect, it } from 'vitest'
import { consignmentApplications } from './consignment'
import { emptyValues, problemsOf } from './problems'

const file = [{ address: '/files/contract.pdf', name: '合同.pdf' }]
const goods = {
  mode: '0110 一般贸易',
  goods: '竹制收纳盒',
  elements: '4421919090，竹，收纳，无牌，1200 个',
  destination: '德国，宁波港出运',
  shipments: 2,
  dollars: 40_000,
  packages: 120,
  kilograms: 1_800,
  extras: ['收结汇', '出口退税'],
  contract: file,
  packing: file,
  permits: [],
  contact: '沈亦舟',
  phone: '13805710826',
  email: 'shen@yuanfan.example',
}

describe('an application for a consignment', () => {
  it('takes a complete form, also without further services and permits', () => {
    expect(problemsOf(consignmentApplications, goods)).toEqual({})
    expect(problemsOf(consignmentApplications, { ...goods, extras: [] })).toEqual({})
  })

  it('asks for everything else', () => {
    const asked = Object.keys(goods).filter((name) => name !== 'extras' && name !== 'permits')
    const problems = problemsOf(consignmentApplications, emptyValues(consignmentApplications))
    expect(Object.keys(problems).sort()).toEqual(asked.sort())
  })

  it.each([
    ['no declaration', { shipments: 0 }, { shipments: 'APPLICATION_TEXT_REQUIRED' }],
    ['half a package', { packages: 0.5 }, { packages: 'APPLICATION_TEXT_REQUIRED' }],
    ['too many declarations', { shipments: 51 }, { shipments: 'APPLICATION_NUMBER_TOO_LARGE' }],
    ['a service that there is not', { extras: ['代缴关税'] }, { extras: 'APPLICATION_CHOICE_REQUIRED' }],
    [
      'the rebate of a market purchase',
      { mode: '1039 市场采购' },
      { extras: 'APPLICATION_REBATE_IMPOSSIBLE' },
    ],
    [
      'a declaration of a market purchase above its limit',
      { mode: '1039 市场采购', extras: [], dollars: 300_001 },
      { dollars: 'APPLICATION_DECLARATION_TOO_LARGE' },
    ],
  ])('does not take %s', (_, change, problems) => {
    expect(problemsOf(consignmentApplications, { ...goods, ...change })).toEqual(problems)
  })

  it('takes market purchases up to their limit', () => {
    const most = { ...goods, mode: '1039 市场采购', extras: ['收结汇'], dollars: 300_000 }
    expect(problemsOf(consignmentApplications, most)).toEqual({})
  })
})
