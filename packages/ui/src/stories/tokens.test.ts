import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastOf, contrasts } from './contrast'
import { groupTokens, readTokens } from './tokens'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../tokens', file), 'utf8')
const sheets = ['tokens.css', 'ramps.css'].map(read)
const tokens = sheets.flatMap((sheet) => readTokens(sheet))
const tokenOf = (name: string) => tokens.find((token) => token.name === name)

describe('the page of tokens', () => {
  test('shows every variable that the stylesheets declare, once', () => {
    const declared = new Set(sheets.flatMap((sheet) => sheet.match(/(?<=--_)[\w-]+(?=: )/g) ?? []))
    const shown = Object.values(groupTokens(tokens)).flatMap((group) => group.map(({ name }) => name))
    expect([...shown, 'light', 'dark', 'shade'].sort()).toEqual([...declared].sort())
  })

  test('names every variable that a page may set', () => {
    const settable = new Set(sheets.flatMap((sheet) => sheet.match(/--chuhai-[\w-]+/g) ?? []))
    const shown = new Set(tokens.flatMap(({ variable }) => variable ?? []))
    expect([...shown].sort()).toEqual([...settable].sort())
  })

  test('reads a colour in both themes', () => {
    expect(tokenOf('surface')).toEqual({
      name: 'surface',
      variable: '--chuhai-surface',
      light: '#fff',
      dark: '#0e1b29',
    })
    expect(tokenOf('scrim')).toMatchObject({ light: 'rgb(7 31 59 / 52%)', dark: 'rgb(0 0 0 / 60%)' })
  })

  test('reads a value that is made of others', () => {
    expect(tokenOf('shadow-1')).toMatchObject({
      light: '0 1px 2px rgb(7 31 59 / 6%)',
      dark: '0 1px 2px rgb(0 0 0 / 40%)',
    })
    expect(tokenOf('type-body')?.light).toMatch(/^400 14px \/ 22px "Noto Sans CJK SC"/)
  })

  test('reads what is different on a phone, and without motion', () => {
    const [sheet = ''] = sheets
    const phone = readTokens(sheet, '@media (max-width: 480px)')
    expect(phone.find(({ name }) => name === 'type-body')?.light).toMatch(/^400 15px \/ 26px/)
    const still = readTokens(sheet, '@media (prefers-reduced-motion: reduce)')
    expect(new Set(still.map(({ light }) => light))).toEqual(new Set(['0s']))
  })
})

describe('contrast', () => {
  test('is counted as WCAG does', () => {
    expect(contrastOf('#000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#0e5ca8', '#fff')).toBeCloseTo(6.7, 1)
  })

  test.each(contrasts(tokens))(
    'of $front on $back is at least $least in both themes',
    ({ light, dark, least }) => {
      expect(light).toBeGreaterThanOrEqual(least)
      expect(dark).toBeGreaterThanOrEqual(least)
    },
  )
})
