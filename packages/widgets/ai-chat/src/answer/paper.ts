import { createAddresses } from './addresses'
import type { Ink } from './draw-inline'
import { createSheet } from './sheet'

export const origin = 'http://chuhai.test'

export const ink = (): Ink => ({
  document,
  addresses: createAddresses(origin),
  words: { copy: '复制', image: '查看图片', table: '表格' },
})

/** An answer on paper: what these pieces look like once all of them have come. For tests. */
export const drawPieces = (pieces: readonly string[]): HTMLElement => {
  const host = document.createElement('div')
  const sheet = createSheet(host, ink())
  let text = ''
  for (const piece of pieces) {
    text += piece
    while (!sheet.draw(text, false, 256));
  }
  while (!sheet.draw(text, true, 256));
  return host
}

export const drawText = (text: string): HTMLElement => drawPieces([text])
