import { type Edition, getEdition, teamMax } from '@chuhai/contract/competition'
import { expect, test } from '@playwright/test'
import { recordPageErrors } from '../page-errors'
import { addresses } from '../services'
import { visitCompetition } from '../team'

/** The date of a moment in the competition's time zone, e.g. `2026-12-18`. */
const dateOf = (iso: string) => new Date(iso).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })

test('the university’s notice says the same dates and team size as the competition', async ({
  page,
  request,
}) => {
  const pageErrors = recordPageErrors(page, [addresses.university, addresses.portal])
  const answer = await request.get(`${addresses.portal}/api${getEdition.path.replace('{id}', '6')}`)
  const { opensAt, closesAt } = (await answer.json()).data as Edition
  const [from, to] = [dateOf(opensAt), dateOf(closesAt)]

  await page.goto(addresses.university)
  const numbers = (text: string | null) => text?.match(/\d+/g)?.map(Number)
  const days = [from, to].flatMap((date) => numbers(date.slice(5)) ?? [])
  const year = Number(from.slice(0, 4))
  const nextYear = to.startsWith(String(year)) ? [] : [year + 1]
  await expect
    .poll(async () => numbers(await page.locator('#sign-up').textContent()))
    .toEqual([year, ...days.slice(0, 2), ...nextYear, ...days.slice(2)])
  const firstStage = page.locator('#schedule tr').first().locator('td').nth(1)
  expect(numbers(await firstStage.textContent())).toEqual(days)
  const size = new RegExp(`每队连组长在内最多 ${teamMax}\\s人`)
  await expect(page.getByText(size)).toBeVisible()

  await visitCompetition(page)
  await expect(page.locator('chuhai-competition')).toContainText(new RegExp(`${from} .*${to} `))
  await expect(page.getByText(size)).toBeVisible()
  expect(pageErrors.problems).toEqual([])
})
