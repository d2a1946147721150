import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tables } from '../../../testing/rate-tables'
import { seededLines, seededTable } from '../../../testing/rates'
import { readRates } from './read-rates'
import { writeRates } from './write-rates'

/** A table that is sound, as somebody writes it in Excel. */
const sound = `[规则],,
项目,值,
生效,2026/12/1 8:00,
计费,按件,
体积除数,6000,
起重(g),50,
[进位]
到(kg),进位(kg)
20,0.5
,1
[限制]
项目,值
单件重(kg),30
最长边(cm),120
货物,普货|带磁
[区域]
区域,名称,英文名,国家,邮编从,邮编到,最快(天),最慢(天)
us-1,美国西部,Western USA,US,80,99,6,9
us-2,美国其他地区,Rest of the USA,US,,,7,10
[价格]
区域,从(kg),到(kg),计价,固定(元),每公斤(元),首重(kg),首重价(元),续重(kg),续重价(元)
us-1,0,2,公斤,16,95.5,,,,
us-1,2,30,公斤,,80,,,,
us-2,0,30,首续,,,0.5,38,0.5,9.05
[附加费]
附加费,名称,英文名,收取,计价,金额(元),每公斤(元),比例基数,最低(元)
remote,偏远,Remote area,按件,公斤,,3.5,,20
fuel,燃油,Fuel,按票,比例,,,运费|remote,
[比例]
附加费,从,比例(%)
fuel,2026-12-01,18
fuel,2026-12-07,18.5
[附加费地区]
附加费,国家,邮编从,邮编到
remote,us,995,999
`

const tableOf = (text: string) => {
  const read = readRates('rates.csv', text)
  return 'table' in read ? read.table : read.problems
}

describe('a table of prices in a file', () => {
  it('is read as whole grams, millimetres and fen, and as instants of Beijing', () => {
    expect(tableOf(sound)).toMatchObject({
      from: '2026-12-01T08:00:00+08:00',
      until: null,
      per: 'parcel',
      divisor: 6000,
      leastGrams: 50,
      steps: [
        { uptoGrams: 20_000, grams: 500 },
        { uptoGrams: null, grams: 1000 },
      ],
      limits: { grams: 30_000, longestMm: 1200, goodsKinds: ['ordinary', 'magnetic'] },
      zones: [
        {
          key: 'us-1',
          places: [{ country: 'US', from: '80', to: '99' }],
          brackets: [
            { uptoGrams: 2000, price: { by: 'kilo', fixed: 1600, perKg: 9550 } },
            { uptoGrams: 30_000, price: { by: 'kilo', fixed: 0, perKg: 8000 } },
          ],
        },
        {
          key: 'us-2',
          brackets: [
            { price: { by: 'step', firstGrams: 500, first: 3800, furtherGrams: 500, further: 905 } },
          ],
        },
      ],
      surcharges: [
        { key: 'remote', minimum: 2000, when: { places: [{ country: 'US', from: '995', to: '999' }] } },
        {
          key: 'fuel',
          price: {
            of: ['freight', 'remote'],
            shares: [{ basisPoints: 1800 }, { from: '2026-12-07T00:00:00+08:00', basisPoints: 1850 }],
          },
        },
      ],
    })
  })

  it('is the same with other separators, line ends and units', () => {
    const semicolons = sound.replaceAll(',', ';')
    const windows = `\ufeff${sound.replaceAll('\n', '\r\n')}`
    const grams = sound
      .replace('单件重(kg),30', '单件重（g）,30000')
      .replace('到(kg),进位(kg)\n20,0.5\n,1', '到(g),进位(g)\n20000,500\n,1000')
    for (const text of [semicolons, windows, grams]) expect(tableOf(text)).toEqual(tableOf(sound))
  })

  it('may count the border of a price to the next one: below 2 kg is up to 1999 g', () => {
    const lower = sound
      .replace('起重(g),50', '起重(g),50\n区间,含下限')
      .replaceAll('30,公斤', '31,公斤')
      .replace('0,30,首续', '0,31,首续')
    expect(tableOf(lower)).toMatchObject({
      zones: [{ brackets: [{ uptoGrams: 1999 }, { uptoGrams: 30_999 }] }, {}],
    })
  })

  it('is the same once it was written', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(readRates('rates.csv', writeRates(table))).toEqual({ table })
      }),
    )
  })

  it.each([...seededLines.keys()])('of line %i is the same once it was written, to the byte', (id) => {
    const text = writeRates(seededTable(id))
    const read = readRates('rates.csv', text)
    expect(read).toEqual({ table: seededTable(id) })
    expect('table' in read && writeRates(read.table)).toBe(text)
  })
})

describe('a fault in a file', () => {
  it.each([
    [
      'a gap',
      'us-1,2,30,',
      'us-1,2.5,30,',
      'rates.csv:23 从(kg): begins at 2.5 kg, which leaves a gap after 2 kg',
    ],
    [
      'an overlap',
      'us-1,2,30,',
      'us-1,1.5,30,',
      'rates.csv:23 从(kg): begins at 1.5 kg, which overlaps the price before it, up to 2 kg',
    ],
    ['an open end', 'us-1,2,30,', 'us-1,2,,', 'rates.csv:23 到(kg): is open: a price must end somewhere'],
    [
      'an open beginning',
      'us-1,0,2,',
      'us-1,0.1,2,',
      'rates.csv:22 从(kg): begins at 0.1 kg, but the first price must begin at 0',
    ],
    [
      'a chain that ends early',
      'us-1,2,30,',
      'us-1,2,20,',
      'rates.csv:23 到(kg): ends at 20000 grams, but 30000 can count by the limits',
    ],
    [
      'a unit that is none',
      '从(kg),到(kg),计价',
      '从(磅),到(kg),计价',
      'rates.csv:21 从(磅): must name its unit, kg or g',
    ],
    ['no unit', '固定(元)', '固定', 'rates.csv:21 固定: must name its unit, 元 or 分'],
    [
      'a fraction of a gram',
      'us-1,2,30,',
      'us-1,2.0001,30,',
      'rates.csv:23 从(kg): must have 3 decimals at most',
    ],
    ['a fraction of a fen', '9.05', '9.055', 'rates.csv:24 续重价(元): must have 2 decimals at most'],
    [
      'a separator of thousands',
      '公斤,16,',
      '公斤,"1,600",',
      'rates.csv:22 固定(元): must be a number, such as 12.5',
    ],
    [
      'a place that is there already',
      'us-2,美国其他地区,Rest of the USA,US,,,',
      'us-2,美国其他地区,Rest of the USA,US,80,99,',
      'rates.csv:19 国家: US 80–99 is in zone us-1 already',
    ],
    [
      'places that overlap',
      'us-2,美国其他地区,Rest of the USA,US,,,',
      'us-2,美国其他地区,Rest of the USA,US,9,9,',
      'rates.csv:19 国家: US 9–9 overlaps US 80–99, which is in zone us-1 already',
    ],
    [
      'ends of postcodes that differ in length',
      'US,80,99,6,9',
      'US,80,999,6,9',
      'rates.csv:18 邮编从: 80 and 999 must have the same number of characters',
    ],
    [
      'an unknown country',
      'us-2,美国其他地区,Rest of the USA,US',
      'us-2,美国其他地区,Rest of the USA,XX',
      'rates.csv:19 国家: "XX" is no country that parcels go to',
    ],
    [
      'a day that is none',
      '2026/12/1 8:00',
      '2026-02-30',
      'rates.csv:3 生效: must be a day or a time, 2026-12-01 08:00',
    ],
    ['a missing day', '生效,2026/12/1 8:00,\n', '', 'rates.csv:3 生效: is missing'],
    [
      'an end before the beginning',
      '计费,按件,',
      '计费,按件,\n截止,2026-12-01,',
      'rates.csv:5 截止: must be after 2026-12-01T08:00:00+08:00',
    ],
    [
      'percentages out of order',
      'fuel,2026-12-07,18.5',
      'fuel,2026-11-07,18.5',
      'rates.csv:32 从: must be after 2026-12-01T00:00:00+08:00, which is before it',
    ],
    [
      'a percentage that begins too late',
      'fuel,2026-12-01,18\n',
      '',
      'rates.csv:31 从: must not be after the beginning of the table',
    ],
    [
      'a percentage of what comes later',
      '运费|remote',
      '运费|peak',
      'rates.csv:28 比例基数: peak is neither freight nor a surcharge before this one',
    ],
    [
      'a surcharge twice',
      '[比例]',
      'remote,又一项,Another,按票,固定,9,,,\n[比例]',
      'rates.csv:29 附加费: remote is there already',
    ],
    [
      'a zone without prices',
      'us-2,0,30,首续,,,0.5,38,0.5,9.05\n',
      '',
      'rates.csv:19 区域: must have a price',
    ],
    ['a price of no zone', 'us-2,0,30', 'us-3,0,30', 'rates.csv:24 区域: us-3 is not in the part [区域]'],
    [
      'an unknown part',
      '[进位]',
      '[步进]',
      /rates\.csv:7 \[步进\] is no part of a table; the parts are 规则、/,
    ],
    ['an unknown item', '体积除数', '抛重', /rates\.csv:5 抛重: is no item of 规则; the items are 生效、/],
    ['an unknown column', '最慢(天)', '最慢(天),备注', 'rates.csv:17 备注: is no column of 区域'],
    ['a missing column', ',计价,固定(元)', ',固定(元)', /rates\.csv:21 价格 has no column 计价/],
    [
      'cells of another price',
      'us-1,2,30,公斤,,80,,',
      'us-1,2,30,公斤,,80,0.5,',
      'rates.csv:23 首重(kg): must be empty, as 计价 is 公斤',
    ],
    ['goods that are none', '普货|带磁', '普货|香水', /rates\.csv:15 货物: 香水 must be one of 普货\|/],
    [
      'a step that its row does not end on',
      '20,0.5\n',
      '20.2,0.5\n',
      'rates.csv:9 到(kg): must be a multiple of its step, 500',
    ],
  ])('of %s is named with its line and its column', (_, from, to, message) => {
    expect(sound).toContain(from)
    const problems = tableOf(sound.replace(from, to))
    expect(problems).toEqual(
      expect.arrayContaining([typeof message === 'string' ? message : expect.stringMatching(message)]),
    )
  })

  it('is told with all others, in the order of lines', () => {
    const text = sound.replace('体积除数,6000', '体积除数,六千').replace('us-1,2,30,', 'us-1,3,30,')
    expect(tableOf(text)).toEqual([
      'rates.csv:5 体积除数: must be a whole number',
      'rates.csv:23 从(kg): begins at 3 kg, which leaves a gap after 2 kg',
    ])
  })

  it.each(['', '没有方括号的文件\n', '{"from":"2026-12-01"}', '"没有结束的引号\n'])(
    'is also that %j is no table',
    (text) => {
      expect(Array.isArray(tableOf(text))).toBe(true)
    },
  )
})
