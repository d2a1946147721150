import { expect, test } from '@playwright/test'
import { openChat, places } from '../chat'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'

type Harmed = Window & { harmed?: unknown }

for (const { where, open, askers } of places) {
  test(`markup and scripts in an answer stay text ${where}`, async ({ page }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.partner, addresses.signOn])
    let chat = await open(page, askers + 18)
    const tabs: string[] = []
    page.context().on('page', (tab) => tabs.push(tab.url()))
    await chat.ask('攻击')
    for (const isReloaded of [false, true]) {
      if (isReloaded) {
        await page.reload()
        chat = await openChat(page)
      }
      await chat.expectAnswer('攻击完毕')
      const { answer } = chat
      await expect(answer.locator('script, iframe, style, img, b, svg [onload]')).toHaveCount(0)
      await expect(answer.getByText("<script>window.harmed = 'script'</script>")).toBeVisible()
      for (const link of await answer.getByRole('link').all())
        expect(await link.getAttribute('href')).toMatch(/^https?:\/\//)
      await answer.getByText('点我').click()
      await answer.getByText('再点').click()
    }
    expect(await page.evaluate(() => (window as Harmed).harmed)).toBeUndefined()
    expect(tabs).toEqual([])
    expect(pageErrors.problems).toEqual([])
  })

  test(`an answer nested five thousand deep is rendered, and the chat continues ${where}`, async ({
    page,
  }) => {
    const pageErrors = recordPageErrors(page, [addresses.portal, addresses.partner, addresses.signOn])
    const chat = await open(page, askers + 19)
    await chat.ask('嵌套')
    await chat.expectAnswer('嵌套完毕')
    const depth = await chat.answer.evaluate((answer) => {
      let deepest = 0
      for (const element of answer.querySelectorAll('*')) {
        let steps = 0
        for (let at = element; at !== answer; at = at.parentElement as Element) steps += 1
        deepest = Math.max(deepest, steps)
      }
      return deepest
    })
    expect(depth).toBeLessThan(60)
    await chat.ask('还在吗')
    await chat.expectAnswer('收到：还在吗')
    expect(pageErrors.problems).toEqual([])
  })
}
