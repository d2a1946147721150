import { expect, type Page, test } from '@playwright/test'
import { heardBy, openInForm } from '../react-host'

const modes = ['development', 'production'] as const

/** Waits until the widget has made one call, and finds that the form around it knows nothing of it. */
const expectOneCall = async (page: Page, widget: string, path: string) => {
  const untouched = { told: [], fields: ['amount'], address: `/shop?widget=${widget}` }
  await expect.poll(() => heardBy(page, path)).toEqual({ ...untouched, calls: 1 })
}

const recordComplaints = (page: Page) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/404/.test(message.text()))
      complaints.push(message.text())
  })
  return complaints
}

for (const mode of modes)
  test.describe(`in a form of a React page, ${mode}`, () => {
    test('a consultation is sent by its button, and by Enter', async ({ page }) => {
      const complaints = recordComplaints(page)
      for (const send of ['press', 'Enter']) {
        await openInForm(page, 'consultation', mode)
        await page.getByLabel(/^姓名/).fill('陈屿')
        await page.getByRole('checkbox', { name: /^同意/ }).check()
        if (send === 'press') await page.getByRole('button', { name: '提交' }).click()
        else await page.getByLabel(/^姓名/).press('Enter')
        await expectOneCall(page, 'consultation', '/consultation')
      }
      expect(complaints).toEqual([])
    })

    test('the help box sends its consultation', async ({ page }) => {
      const complaints = recordComplaints(page)
      await openInForm(page, 'help-box', mode)
      await page.getByRole('button', { name: '在线咨询' }).click()
      const panel = page.getByRole('dialog', { name: '在线咨询' })
      await panel.getByLabel(/^姓名/).fill('陈屿')
      await panel.getByLabel(/^姓名/).press('Enter')
      await expect(panel.getByText('请选择').first()).toBeVisible()
      await expect
        .poll(() => heardBy(page, ''))
        .toEqual({ told: [], fields: ['amount'], address: '/shop?widget=help-box', calls: 0 })
      expect(complaints).toEqual([])
    })

    test('an organisation is added', async ({ page }) => {
      const complaints = recordComplaints(page)
      await openInForm(page, 'organisation', mode)
      await page.getByLabel(/^企业名称/).press('Enter')
      await expectOneCall(page, 'organisation', '/user/org/create_org')
      expect(complaints).toEqual([])
    })

    test('an evaluation is sent', async ({ page }) => {
      const complaints = recordComplaints(page)
      await openInForm(page, 'evaluation', mode)
      await page.getByRole('button', { name: '提交' }).click()
      await expectOneCall(page, 'evaluation', '/nav/home/assess')
      expect(complaints).toEqual([])
    })

    test('a question is sent by Enter', async ({ page }) => {
      const complaints = recordComplaints(page)
      await openInForm(page, 'chat', mode)
      await page.getByRole('textbox').last().fill('德国站标题怎么写？')
      await page.getByRole('textbox').last().press('Enter')
      await expect(page.getByText('德国站标题怎么写？').first()).toBeVisible()
      const { told, fields } = await heardBy(page, '')
      expect({ told, fields }).toEqual({ told: [], fields: ['amount'] })
      expect(complaints).toEqual([])
    })

    test('Enter in a member of a team sends nothing, and 下一步 leads on', async ({ page }) => {
      const complaints = recordComplaints(page)
      await openInForm(page, 'competition', mode)
      const name = page.getByRole('textbox', { name: /1 姓名/ })
      await name.fill('陆二鸣')
      await name.press('Enter')
      await expect(name).toBeVisible()
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByText('陆二鸣')).toBeVisible()
      const { told, fields, address } = await heardBy(page, '')
      expect({ told, fields, address }).toEqual({
        told: [],
        fields: ['amount'],
        address: '/shop?widget=competition',
      })
      expect(complaints).toEqual([])
    })
  })

test.describe('undo', () => {
  test('brings back the figures of a number, and the number that another replaced', async ({ page }) => {
    await openInForm(page, 'consultation', 'production')
    const phone = page.getByLabel(/^手机号/)
    await expect(phone).toHaveValue('138 6810 5527')
    await phone.evaluate((input: HTMLInputElement) => {
      input.focus()
      input.setSelectionRange(3, 3)
    })
    for (let count = 0; count < 3; count++) await phone.press('Backspace')
    await expect(phone).toHaveValue('681 0552 7')
    for (let count = 0; count < 3; count++) await phone.press('Control+z')
    await expect(phone).toHaveValue('138 6810 5527')
    await phone.press('Control+a')
    await page.keyboard.insertText('15967308812')
    await expect(phone).toHaveValue('159 6730 8812')
    await phone.press('Control+z')
    await expect(phone).toHaveValue('138 6810 5527')
    await phone.press('Control+Shift+z')
    await expect(phone).toHaveValue('159 6730 8812')
  })

  test('takes back a paste that the chat has cut', async ({ page }) => {
    await openInForm(page, 'chat', 'production')
    const question = page.getByRole('textbox').last()
    await question.pressSequentially('标题')
    await page.keyboard.insertText('长'.repeat(300))
    await expect(question).toHaveValue(`标题${'长'.repeat(198)}`)
    await question.press('Control+z')
    await expect(question).toHaveValue('标题')
  })
})
