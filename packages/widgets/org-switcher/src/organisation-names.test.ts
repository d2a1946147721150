import { describe, expect, it } from 'vitest'
import { initialOf, searchOrganisations, shortNameOf } from './organisation-names'
import { manyOrganisations } from './testing'

describe('the short name', () => {
  it.each([
    ['宁波宁居家居用品有限公司', '宁波宁居家居用品'],
    ['浙江远航供应链股份有限公司', '浙江远航供应链'],
    ['青禾眼镜有限责任公司', '青禾眼镜'],
    ['Blue Harbor Trading Co., Ltd.', 'Blue Harbor Trading'],
    ['Blue Harbor, Inc.', 'Blue Harbor'],
    ['沈立群（个人）', '沈立群（个人）'],
  ])('of %s is %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short)
  })

  it('is the name where nothing to tell it by would be left', () => {
    expect(shortNameOf('有限公司')).toBe('有限公司')
    expect(shortNameOf('云有限公司')).toBe('云有限公司')
  })
})

describe('the character on a tile', () => {
  it.each([
    ['宁波宁居家居用品有限公司', '宁'],
    ['浙江省宁波市青禾眼镜有限公司', '青'],
    ['永辉超市股份有限公司', '永'],
    ['𠮷祥贸易', '𠮷'],
    [' blue harbor', 'B'],
    ['杭州市', '杭'],
    ['', ''],
  ])('of %s is %s', (name, letter) => {
    expect(initialOf(name)).toBe(letter)
  })
})

const names = (query: string) => searchOrganisations(manyOrganisations, query).map(({ orgName }) => orgName)

describe('a search', () => {
  it('shows everything before anything is typed', () => {
    expect(names(' ')).toHaveLength(30)
  })

  it('finds what has the text anywhere in its name', () => {
    expect(names('灯具')).toHaveLength(5)
    expect(names('宁居')).toEqual(['宁波宁居家居用品有限公司'])
  })

  it('minds neither case nor width nor spaces', () => {
    expect(names('ｂｌｕｅ HARBOR')).toHaveLength(1)
    expect(names('青 禾')).toEqual(['温州青禾眼镜有限公司'])
  })

  it('finds nothing where nothing fits', () => {
    expect(names('海底')).toEqual([])
  })
})
