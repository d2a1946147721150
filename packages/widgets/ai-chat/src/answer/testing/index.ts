import { createAddresses, type RenderContext } from '../render-inlines'
import { createRenderer } from '../renderer'

export const origin = 'http://chuhai.test'

export const createContext = (): RenderContext => ({
  document,
  addresses: createAddresses(origin),
  words: { copy: '复制', image: '查看图片', table: '表格' },
})

/** Renders an answer that arrives in these pieces. */
export const renderPieces = (pieces: readonly string[]): HTMLElement => {
  const host = document.createElement('div')
  const renderer = createRenderer(host, createContext())
  let text = ''
  for (const piece of pieces) {
    text += piece
    while (!renderer.render(text, false, 256));
  }
  while (!renderer.render(text, true, 256));
  return host
}

export const renderAnswer = (text: string): HTMLElement => renderPieces([text])
