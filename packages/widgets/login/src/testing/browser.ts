import type { SignOnPage } from '../flow/page'

export const server = 'http://chuhai.test'

/** A window that a page opened, as far as the page may see into it. */
export class OpenedWindow {
  address: string | null = null
  closed = false
  readonly location = {
    replace: (address: string) => {
      this.address = address
    },
  }
  close = () => {
    this.closed = true
  }
}

export interface TestPage extends SignOnPage {
  /** Where the whole page was taken. */
  left: string[]
  opened: OpenedWindow[]
}

/** The page around a flow: the one of the test, but for what it opens and where it goes. */
export const createPage = ({ userAgent = 'Chrome', blocksWindows = false } = {}): TestPage => {
  const left: string[] = []
  const opened: OpenedWindow[] = []
  const own: Record<string, unknown> = {
    navigator: { userAgent },
    open: () => {
      if (blocksWindows) return null
      const made = new OpenedWindow()
      opened.push(made)
      return made
    },
  }
  const around = new Proxy(window, {
    get(target, name) {
      const value = own[name as string] ?? Reflect.get(target, name)
      return name === 'addEventListener' ? (value as () => void).bind(target) : value
    },
  })
  return { window: around, leave: (address) => void left.push(address), left, opened }
}

/** A message event of one's own making: a browser makes none with getters, a test may. */
export const post = (message: { origin?: unknown; source?: unknown; data?: unknown }): void => {
  const event = Object.assign(new Event('message'), { origin: server, source: null })
  window.dispatchEvent(Object.defineProperties(event, Object.getOwnPropertyDescriptors(message)))
}

/** The `state` that an address was opened with. */
export const stateIn = (address: string | null): string =>
  new URL(address ?? '', server).searchParams.get('state') ?? ''
