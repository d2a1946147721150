import { createCanvas } from '@napi-rs/canvas'
import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  RGBLuminanceSource,
} from '@zxing/library'
import { create } from 'fontkit'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { code128 } from './barcode'
import { drawLabels } from './draw'
import type { LabelFacts } from './facts'
import { missingSign, readFonts } from './fonts'
import { dot, mm } from './measures'

const facts: LabelFacts = {
  number: 'CY2611284067192855A01',
  parcel: '1/2',
  line: '欧洲带电专线（波兰、捷克、德国全境派送）',
  carrier: 'Yunda Global Logistics',
  carrierNumber: 'PL330012998CN',
  country: 'PL',
  to: [
    'Małgorzata Świętosława Brzęczyszczykiewicz-Żółć',
    'Przedsiębiorstwo Handlowo-Usługowe „Źródło” Sp. z o.o.',
    'ul. Księdza Józefa Poniatowskiego 128 lok. 47, klatka schodowa B',
    'Osiedle Tysiąclecia, wejście od podwórza, domofon 47, proszę dzwonić',
    'Łódź 90-001',
    'POLAND 波兰',
  ],
  postcode: '90-001',
  phone: '+48221234567',
  from: [
    'Chen Jingyi 陈静怡',
    '969 Wenyi West Road, Building 3, Yuhang District, Hangzhou, Zhejiang',
    '+8613800138000',
  ],
  goods: [
    { name: 'Silicone phone case 硅胶手机壳', detail: '3926909790 · CN · 10 × €4.50' },
    { name: 'Bluetooth headset 蓝牙耳机（堃喆牌）', detail: '8518302000 · CN · 2 × €19.90' },
    { name: 'Cotton tote bag 棉布手提袋', detail: '4202922900 · CN · 5 × €3.20' },
    { name: 'Stainless steel straw 不锈钢吸管', detail: '7323930090 · CN · 20 × €0.60' },
  ],
  total: '€152.80',
  weight: '1.25 kg · 30 × 20 × 15 cm',
  scheme: 'IOSS IM3720000224',
  battery: 'UN3481 · Li-ion in equipment',
  reference: 'SO-2026-11-28-000123456789-ABCDEFGHIJKLMN',
  issuedOn: '2026-11-28',
}

const shown = [
  facts.line,
  ...facts.to,
  ...facts.from,
  ...facts.goods.flatMap(({ name, detail }) => [name, detail]),
]

interface Picture {
  width: number
  height: number
  /** Black is 0, white 255. */
  grey: Uint8ClampedArray
}

/** Draws a page as a label printer of 203 dpi does. */
const pictureOf = async (file: Buffer, pageNumber = 1): Promise<Picture> => {
  const pdf = await getDocument({ data: new Uint8Array(file), disableFontFace: true }).promise
  const page = await pdf.getPage(pageNumber)
  const viewport = page.getViewport({ scale: 203 / 72 })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  await page.render({ canvas: canvas as never, canvasContext: canvas.getContext('2d') as never, viewport })
    .promise
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const grey = new Uint8ClampedArray(width * height)
  for (let index = 0; index < grey.length; index += 1) grey[index] = data[index * 4 + 1] ?? 255
  await pdf.destroy()
  return { width, height, grey }
}

const decode = ({ width, height, grey }: Picture): string => {
  const bitmap = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  const result = new Code128Reader().decode(bitmap)
  expect(result.getBarcodeFormat()).toBe(BarcodeFormat.CODE_128)
  return result.getText()
}

const textOf = async (file: Buffer): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(file) }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  await pdf.destroy()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replace(/\s/g, '')
}

let file: Buffer
let picture: Picture
beforeAll(async () => {
  file = await drawLabels([facts, { ...facts, number: 'CY2611284067192855A02', parcel: '2/2' }])
  picture = await pictureOf(file)
})

describe('a label', () => {
  it('is 799 × 1199 dots at 203 dpi, a page for each parcel', async () => {
    expect([picture.width, picture.height]).toEqual([799, 1199])
    expect(decode(await pictureOf(file, 2))).toBe('CY2611284067192855A02')
  })

  it('has a barcode that a scanner reads', () => {
    expect(decode(picture)).toBe(facts.number)
  })

  it('leaves a margin of three millimetres on every side, so that nothing is cut', () => {
    const margin = Math.floor(mm(3) / dot) - 1
    const isDark = (x: number, y: number) => (picture.grey[y * picture.width + x] ?? 255) < 128
    const dark: [number, number][] = []
    for (let y = 0; y < picture.height; y += 1)
      for (let x = 0; x < picture.width; x += 1) {
        const isInside =
          x >= margin && x < picture.width - margin && y >= margin && y < picture.height - margin
        if (!isInside && isDark(x, y)) dark.push([x, y])
      }
    expect(dark).toEqual([])
  })

  it('says every word of its addresses and goods', async () => {
    const text = await textOf(file)
    for (const words of shown) expect(text).toContain(words.replace(/\s/g, ''))
  })

  it('keeps every part in its place', async () => {
    const rowsOf = (from: number, to: number) => {
      let count = 0
      for (let y = Math.floor(mm(from) / dot); y < Math.floor(mm(to) / dot); y += 1)
        for (let x = 0; x < picture.width; x += 1)
          if ((picture.grey[y * picture.width + x] ?? 255) < 128) count += 1
      return count
    }
    // Between the parts, just above their lines, there is nothing.
    for (const [from, to] of [
      [51.2, 51.8],
      [67.2, 67.8],
      [131.2, 131.8],
    ] as const)
      expect(rowsOf(from, to)).toBe(0)
  })

  it('shows as many goods as there is room for, and says how many are left', async () => {
    const long = {
      name: `${'Waterproof rechargeable bicycle light with a bracket, '.repeat(2)}防水可充电自行车灯带支架`.slice(
        0,
        130,
      ),
      detail: '8512100000 · CN · 120 × US$1,250.00',
    }
    const drawn = await drawLabels([{ ...facts, goods: Array.from({ length: 20 }, () => long) }])
    const [, left = ''] = /另有(\d+)种货物/.exec(await textOf(drawn)) ?? []
    const shownGoods = (await textOf(drawn)).split('8512100000').length - 1
    expect(shownGoods).toBeGreaterThanOrEqual(3)
    expect(shownGoods + Number(left)).toBe(20)
    const { grey, width } = await pictureOf(drawn)
    const above = grey.slice(Math.floor(mm(131.2) / dot) * width, Math.floor(mm(131.8) / dot) * width)
    expect(above.every((value) => value >= 128)).toBe(true)
  })

  it('is small, as it has only the glyphs that it shows', () => {
    expect(file.byteLength).toBeLessThan(120_000)
  })
})

describe('the fonts of a label', () => {
  it('have every sign of it, also in the file: none is the box of a missing one', async () => {
    const { runsOf, bytes } = await readFonts()
    const fonts = { latin: create(bytes.latin), chinese: create(bytes.chinese) }
    for (const { font, text } of shown.flatMap(runsOf)) {
      const found = fonts[font]
      if (!('layout' in found)) throw new Error('a collection')
      expect(text).not.toContain(missingSign)
      for (const glyph of found.layout(text).glyphs) expect(glyph.id).not.toBe(0)
    }
  })

  it('draw each letter in a shape of its own', async () => {
    const shapeOf = async (name: string) => {
      const drawn = await pictureOf(await drawLabels([{ ...facts, to: [name], from: ['', '', ''] }]))
      const [top, bottom] = [Math.round(mm(19.6) / dot), Math.round(mm(26) / dot)]
      return drawn.grey.slice(top * drawn.width, bottom * drawn.width).join('')
    }
    const shapes = await Promise.all(['Ł', 'ż', '波', '兰', missingSign].map(shapeOf))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('say what no font has by the mark that print has for it', async () => {
    const { runsOf } = await readFonts()
    expect(runsOf('张\u{2a6d6}')).toEqual([{ font: 'chinese', text: `张${missingSign}` }])
  })
})

describe('a barcode', () => {
  it('has modules of whole dots, and ten of them white on both sides', () => {
    const { bars, width } = code128(facts.number, mm(92))
    const dotsOf = (length: number) => length / dot
    const least = Math.min(...bars.map((bar) => dotsOf(bar.width)))
    expect(least).toBeCloseTo(3, 6)
    for (const bar of bars)
      expect(Math.abs(dotsOf(bar.x) / least - Math.round(dotsOf(bar.x) / least))).toBeLessThan(1e-6)
    const last = bars.at(-1)
    expect(bars[0]?.x).toBeCloseTo(10 * least * dot, 6)
    expect(width - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(10 * least * dot, 6)
  })

  it('is refused where it would be too fine to read', () => {
    expect(() => code128('X'.repeat(60), mm(92))).toThrow('does not fit')
  })
})
