import { expect, type Locator, type Page } from '@playwright/test'
import { press, pressText } from './press'

/** The floating help box as a visitor sees it: entries of the rail by their names, and the open panel. */
export const boxOn = (page: Page) => ({
  entry: (name: string): Locator =>
    page.getByRole('navigation', { name: '出海云帮助' }).getByRole('button', { name }),
  panel: (name: string): Locator => page.getByRole('dialog', { name }),
})

export interface Lead {
  sections: [category: string, option: string][]
  name: string
  phone: string
  company: string
  position?: string
  mailbox?: string
}

/** A valid lead; its name keeps journeys apart. */
export const leadOf = (name: string): Lead => ({
  sections: [['平台开店', '亚马逊开店']],
  name,
  phone: '13868105527',
  company: '宁波宁居家居用品有限公司',
  position: '法人/CEO/老板',
  mailbox: 'shen@ningju.example',
})

/** Chooses sections in the field 咨询内容 by their labels. */
export const chooseSections = async (form: Locator, sections: Lead['sections']) => {
  await press(form.getByRole('combobox', { name: /咨询内容/ }))
  const choice = form.page().getByRole('dialog', { name: /咨询内容/ })
  await expect(choice).toBeVisible()
  const back = choice.getByRole('button', { name: '返回' })
  for (const [category, option] of sections) {
    if (await back.isVisible()) await press(back)
    await pressText(choice.getByText(category, { exact: true }))
    await pressText(choice.getByText(option, { exact: true }))
    await expect(choice.getByRole('checkbox', { name: option })).toBeChecked()
  }
  await press(choice.getByRole('button', { name: '确定' }))
}

/** Fills in everything, consent included. */
export const fillIn = async (form: Locator, lead: Lead) => {
  await chooseSections(form, lead.sections)
  await form.getByLabel(/^姓名/).fill(lead.name)
  await form.getByLabel(/^手机号/).fill(lead.phone)
  await form.getByLabel(/^公司名称/).fill(lead.company)
  if (lead.position) {
    await press(form.getByRole('combobox', { name: /职位/ }))
    await pressText(form.page().getByRole('option', { name: lead.position }))
  }
  if (lead.mailbox) await form.getByLabel(/^邮箱/).fill(lead.mailbox)
  await pressText(form.getByText(/^同意/).first())
  await expect(form.getByRole('checkbox', { name: /^同意/ })).toBeChecked()
}
