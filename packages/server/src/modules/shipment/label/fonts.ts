import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const files = createRequire(import.meta.url)

/** Fonts of a label: Latin with all European marks, and Chinese. */
export const fontNames = ['latin', 'chinese'] as const
/** A font of a label. */
export type FontName = (typeof fontNames)[number]

/** Noto, under the SIL Open Font License; a label embeds only the glyphs in use. */
const sources: Record<FontName, string> = {
  latin: '@expo-google-fonts/noto-sans/500Medium/NotoSans_500Medium.ttf',
  chinese: '@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf',
}

/** The replacement for characters that no font has, as Chinese printing uses it. */
export const missingSign = '〓'

/** A part of a text that one font draws. */
export interface TextRun {
  font: FontName
  text: string
}

/** The fonts of labels. */
export interface LabelFonts {
  bytes: Record<FontName, Buffer>
  /** Splits a text into runs by the font that has its characters. */
  runsOf(text: string): TextRun[]
}

const openFont = (bytes: Buffer): Font => {
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error('[chuhai] the font of labels is a collection')
  return font
}

/** Reads the fonts; they are not cached, as labels are rare and fonts are large. */
export const readFonts = async (): Promise<LabelFonts> => {
  const [latin, chinese] = await Promise.all(fontNames.map((name) => readFile(files.resolve(sources[name]))))
  if (!latin || !chinese) throw new Error('[chuhai] the fonts of labels are missing')
  const fonts = { latin: openFont(latin), chinese: openFont(chinese) }
  const has = (name: FontName, sign: string) => fonts[name].hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  const drawn = (sign: string): TextRun => {
    const font = fontNames.find((name) => has(name, sign))
    return font ? { font, text: sign } : { font: 'chinese', text: missingSign }
  }
  return {
    bytes: { latin, chinese },
    runsOf: (text) => {
      const runs: TextRun[] = []
      for (const sign of text.normalize('NFC')) {
        const next = drawn(sign)
        const last = runs.at(-1)
        if (last?.font === next.font) last.text += next.text
        else runs.push(next)
      }
      return runs
    },
  }
}
