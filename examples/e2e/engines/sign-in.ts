import { secure } from './addresses'
import { readIn } from './look'
import { partOf, until } from './part'
import type { Visitor } from './visitor'

const hasFields = (tab: Visitor['tab']) => readIn(tab, [{ selector: 'input[type=password]' }])

/** The provider's page: in the frame of the dialog, or in the window that stands in for it where a frame gets no cookies. */
const providerPage = (visitor: Visitor) => {
  const dialog = visitor.part('dialog', /^(登录|注册)$/)
  const opener = dialog.part('button', '在新窗口登录')
  // A window is offered below a frame as well, in another place than once the frame is gone.
  const isWithoutFrame = async () =>
    (await dialog.selected('iframe').read()) === null && (await opener.read()) !== null
  return until('“the page of the provider is shown”', async () => {
    const frame = await visitor.tab.inside(secure.signOn)
    if (frame && (await hasFields(frame))) return frame
    const other = await visitor.session.window(secure.signOn)
    if (other && (await hasFields(other))) return other
    // A press is lost where the frame goes at that moment; once it has opened a window, the button has another name.
    if (await isWithoutFrame()) await opener.press()
    return null
  })
}

/** Signs in on the provider's page, in whichever way the product offers it to this browser. */
export const logIn = async (visitor: Visitor, name: string) => {
  const provider = partOf(await providerPage(visitor), [])
  await provider.part('textbox', '用户名').type(name)
  await provider.selected('input[type=password]').type(name)
  await provider.part('button', '登录').press()
}

export const accountMenu = (visitor: Visitor) => visitor.part('button', /^账户：/)

/** Signs in on the portal, which loads its page anew. */
export const signInAtPortal = async (visitor: Visitor, name: string) => {
  await visitor.open(`${secure.portal}/login`)
  await visitor.isReady()
  await visitor.tab.evaluate('String(window.isLeft = true)')
  await logIn(visitor, name)
  await until(
    '“the page is loaded anew”',
    async () => (await visitor.tab.evaluate('String(window.isLeft)')) === 'undefined',
  )
  await visitor.isReady()
}
