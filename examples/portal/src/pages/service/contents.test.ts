import { expect, it } from 'vitest'
import type { ShownBlock } from './blocks/block'
import { placeBlocks } from './contents'

const block = (type: string, name: string | null = null) =>
  ({ type, name, title: '标题' }) as unknown as ShownBlock

it('gives every block an address and a name of its own', () => {
  expect(
    placeBlocks([block('facts'), block('table', '税率'), block('table'), block('consultation')]).map(
      ({ id, name }) => [id, name],
    ),
  ).toEqual([
    ['facts', null],
    ['table', '税率'],
    ['table-2', '明细'],
    ['consultation', '咨询'],
  ])
})
