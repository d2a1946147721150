import { expect, type Page, test } from '@playwright/test'
import { boxOn } from '../box'
import { askedModel, chatAtPortal, openChat } from '../chat'
import { dailyQuota } from '../services'

/** Sends requests at the same time, without the field. Returns how many were answered and how many refused. */
const askAtOnce = (page: Page, question: string, count: number) =>
  page.evaluate(
    async ([content, times]) => {
      const ask = async (index: number) => {
        const address = `/api/ai_assistant/send?${new URLSearchParams({ content: `${content}${index}` })}`
        const answer = await fetch(address, { headers: { 'X-Chuhai-Client': '1' } })
        await answer.text()
        return answer.status
      }
      const statuses = await Promise.all(Array.from({ length: times }, (_, index) => ask(index)))
      return [200, 429].map((status) => statuses.filter((each) => each === status).length)
    },
    [question, count] as const,
  )

test('of a hundred simultaneous questions with one left in the quota, one is answered', async ({ page }) => {
  const chat = await chatAtPortal(page, 17)
  await expect(chat.place.getByText(`今日剩余\u00a0${dailyQuota}\u00a0次`)).toBeVisible()
  for (let asked = 1; asked < dailyQuota; asked += 1)
    expect(await askAtOnce(page, `先问${asked}`, 1)).toEqual([1, 0])
  expect(await askAtOnce(page, '同时问', 100)).toEqual([1, 99])

  await chat.ask('还能问吗')
  await expect(chat.answer).toContainText('今日免费次数已用完')
  await expect(chat.place.getByText('今日剩余\u00a00\u00a0次')).toBeVisible()
  await expect(chat.field).toBeDisabled()
  expect(await askedModel('还能问吗')).toEqual([])
  await chat.button('在线咨询').click()
  await expect(boxOn(page).panel('在线咨询').getByLabel(/^姓名/)).toBeVisible()

  await page.reload()
  const again = await openChat(page)
  await expect(again.answers).toHaveCount(dailyQuota)
  await expect(again.field).toBeDisabled()
})
