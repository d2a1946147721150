import { expect, type Page, test } from '@playwright/test'
import { layoutShiftOf } from '../../../.commands/layout-shift.mjs'
import { logInAt, signOnDialog, signOnFrame } from '../account'
import { fillIn, leadOf } from '../box'
import { chatIn, openChat } from '../chat'
import { serveFramework } from '../frameworks'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { addresses, type Framework, frameworks } from '../services'

/** Their chat is in the help box. */
const withBox: Framework[] = ['react', 'react-18']
/** They write elements, whose attributes choose topics. */
const withElements: Framework[] = ['html', 'vue', 'svelte']

/** The chat of a page, where visitors sign in. */
const chatOn = async (page: Page) => {
  const chat = chatIn(page.locator('.ch-ai-chat'))
  await chat.button('登录').click()
  return chat
}

for (const [index, framework] of frameworks.entries())
  test(`the example in ${framework} moves nothing, warns of nothing, sends its form and answers in its chat`, async ({
    page,
  }) => {
    const address = addresses.frameworks[framework]
    const isInBox = withBox.includes(framework)
    const isElement = withElements.includes(framework)
    const stop = await serveFramework(framework)
    try {
      const hosts = [address, addresses.portal, addresses.signOn]
      const { problems } = recordPageErrors(page, hosts, ['error', 'warning'])
      await page.goto(address + (framework === 'html' ? '/contact.html' : ''))
      const form = page.locator('.ch-consultation')
      await expect(form.getByRole('button', { name: '提交' })).toBeVisible()
      if (!isInBox) await expect(page.locator('.ch-ai-chat').getByRole('list')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02)

      const lead = leadOf(own(`框架访客${index}`))
      if (isElement)
        await expect(form.getByRole('combobox', { name: /咨询内容/ })).toContainText('亚马逊开店')
      await fillIn(form, isElement ? { ...lead, sections: [] } : lead)
      await form.getByRole('button', { name: '提交' }).click()
      await expect(form.getByText('提交成功，我们将在24小时内与您联系')).toBeVisible()
      expect(operator('consultations', '--format', 'csv')).toContain(lead.name)

      const chat = await (isInBox ? openChat(page) : chatOn(page))
      await logInAt(signOnFrame(page), own(`${framework}-asker`))
      await expect(signOnDialog(page)).toHaveCount(0)
      await chat.ask('框架里的问题')
      await chat.expectAnswer('收到：框架里的问题')
      expect(problems).toEqual([])
    } finally {
      await stop()
    }
  })
