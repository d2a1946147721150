import type { Session, Tab } from './drivers/driver'
import type { EngineName } from './limits'
import { type Part, partOf, until } from './part'

/** Who looks at a page: names things as a visitor does, and touches them by mouse and keys. */
export interface Visitor {
  engine: EngineName
  /** The width that was asked for; a driver may have none so narrow. */
  width: number
  tab: Tab
  problems: string[]
  open(address: string): Promise<void>
  /** Goes back or forward, as the buttons of the browser do. */
  travel(way: 'back' | 'forward'): Promise<void>
  part: Part['part']
  text: Part['text']
  selected: Part['selected']
  /** Waits until the address fits. */
  isAt(address: RegExp): Promise<void>
  /** Waits until the document of the portal has started. */
  isReady(): Promise<void>
  session: Session
}

export const visitorOf = (session: Session, engine: EngineName, width: number): Visitor => {
  const { tab, problems } = session
  const page = partOf(tab, [])
  return {
    engine,
    width,
    tab,
    problems,
    session,
    open: (address) => tab.open(address),
    async travel(way) {
      // Later, because a page that goes may take the answer with it.
      await tab.evaluate(`String(setTimeout(() => history.${way}()))`)
    },
    part: page.part,
    text: page.text,
    selected: page.selected,
    async isAt(address) {
      await until(`“the address is ${address}”`, async () =>
        address.test(await tab.evaluate('location.href')),
      )
    },
    async isReady() {
      await until(
        '“the page has started”',
        async () =>
          (await tab.evaluate('String(document.documentElement.hasAttribute("data-ready"))')) === 'true',
      )
    },
  }
}
