import { describe, expect, it } from 'vitest'
import { organisationsNamed } from './search'
import { manyOrganisations } from './testing'

const names = (query: string) => organisationsNamed(manyOrganisations, query).map(({ orgName }) => orgName)

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
