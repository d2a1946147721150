import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { operator } from './operator'
import { pressText } from './press'

/** The number of an invoice, as the tax software gives it. */
export const invoiceNumber = () => String(Date.now()).padStart(20, '2633200')

export const invoicePdf = '%PDF-1.7\n%%EOF\n'

/** Asks for the invoice of the order that is open, in somebody's own name. */
export const askForInvoice = async (page: Page, name: string) => {
  await pressText(page.getByRole('button', { name: '修改发票信息' }))
  const form = page.getByRole('dialog', { name: '发票信息' })
  await form.getByRole('radio', { name: '个人' }).check({ force: true })
  await form.getByRole('textbox', { name: /姓名/ }).fill(name)
  await pressText(form.getByRole('button', { name: '保存' }))
  await expect(page.getByText('待开具')).toBeVisible()
}

/** Issues the invoice of an order as an operator. Returns its number. */
export const issueInvoice = async (order: string): Promise<string> => {
  const file = test.info().outputPath('invoice.pdf')
  await writeFile(file, invoicePdf)
  const number = invoiceNumber()
  operator('invoices', 'issue', order, number, '--file', file)
  return number
}

/** Downloads an invoice from its order. Returns what is in the file. */
export const downloadInvoice = async (page: Page, number: string): Promise<string> => {
  const link = page.getByRole('link', { name: `下载发票 ${number} 的 PDF 文件` })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`发票${number}.pdf`)
  return readFile(await download.path(), 'utf8')
}
