const decoder = new TextDecoder('gb18030')

/** The characters of two bytes and their codes; those of four bytes do not occur in a statement's words. */
const readCodes = (): Map<string, number> => {
  const codes = new Map<string, number>()
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      if (second === 0x7f) continue
      const text = decoder.decode(Uint8Array.of(first, second))
      if (text.length === 1 && text !== '\ufffd') codes.set(text, (first << 8) | second)
    }
  return codes
}

/** Writes a text as the provider's statements are written; a character that has no code becomes `?`. */
export const encodeGb18030 = (text: string): Uint8Array<ArrayBuffer> => {
  const codes = readCodes()
  const bytes = [...text].flatMap((character) => {
    if (character < '\x80') return [character.charCodeAt(0)]
    const code = codes.get(character)
    return code === undefined ? [0x3f] : [code >> 8, code & 0xff]
  })
  return Uint8Array.from(bytes)
}
