import { expect, type Locator, type Page } from '@playwright/test'
import { logInAt, signInAtPortal, signOnDialog, signOnFrame } from './account'
import { boxOn } from './box'
import type { Asked } from './model/model'
import { own } from './own'
import { addresses } from './services'

/** The assistant, in the help box or elsewhere. */
export const chatIn = (place: Locator) => {
  const field = place.getByRole('textbox', { name: '问题' })
  const answers = place.getByRole('article', { name: 'AI 助手' })
  return {
    place,
    field,
    answers,
    answer: answers.last(),
    /** Button of the chat, by its name. */
    button: (name: string) => place.getByRole('button', { name, exact: true }),
    scenes: place.getByRole('list', { name: '试试这样问我' }).getByRole('button'),
    async ask(question: string) {
      await field.fill(question)
      await field.press('Enter')
    },
    /** Waits until the last answer is complete. */
    async expectAnswer(text: string | RegExp) {
      await expect(answers.last()).toContainText(text)
      await expect(place.getByRole('button', { name: '重新回答' })).toBeVisible()
    },
  }
}

export type Chat = ReturnType<typeof chatIn>

/** Opens the assistant in the floating box. */
export const openChat = async (page: Page): Promise<Chat> => {
  const box = boxOn(page)
  await box.entry('AI 助手').click()
  return chatIn(box.panel('AI 助手'))
}

/** The account of an asker. */
export const askerNamed = (asker: number): string => own(`asker${asker}`)

/** Signs in on the portal as one of the askers, and opens the assistant there. */
export const chatAtPortal = async (page: Page, asker: number): Promise<Chat> => {
  await signInAtPortal(page, askerNamed(asker))
  return openChat(page)
}

/** Opens the assistant on the partner's page, which asks to sign in. */
export const chatAtPartner = async (page: Page, asker: number): Promise<Chat> => {
  await page.goto(addresses.partner)
  const chat = await openChat(page)
  await logInAt(signOnFrame(page), askerNamed(asker))
  // Closing it moves the focus.
  await expect(signOnDialog(page)).toHaveCount(0)
  await expect(chat.field).toBeEnabled()
  return chat
}

interface ChatPlace {
  where: string
  open(page: Page, asker: number): Promise<Chat>
  /** Selector of the box for axe. */
  box: string
  /** Added to the number of an asker. */
  askers: number
}

/** The assistant in the help box of the portal and of a partner's page. */
export const places: ChatPlace[] = [
  { where: 'on the portal', open: chatAtPortal, box: '.ch-help-box', askers: 0 },
  { where: 'on the page of a partner', open: chatAtPartner, box: 'chuhai-help-box', askers: 20 },
]

/** Lets a waiting answer continue. */
export const release = (question: string) =>
  fetch(`${addresses.model}/release`, { method: 'POST', body: JSON.stringify({ question }) })

/** The requests to the model with this question. */
export const askedModel = async (question: string): Promise<Asked[]> => {
  const all = (await (await fetch(addresses.model)).json()) as Asked[]
  return all.filter((asked) => asked.question === question)
}

/** Puts text into the focused field as an input method does while candidates are shown. */
export const compose = async (page: Page, text: string) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
  /** A key of the candidate window: pages get it with keyCode 229. */
  const press = (key: 'Enter' | 'Escape') =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, windowsVirtualKeyCode: 229 })
  return {
    press,
    /** The candidate is chosen. */
    commit: (chosen: string) => session.send('Input.insertText', { text: chosen }),
    /** The composition ends without a candidate. */
    cancel: () => session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 }),
  }
}
