import { expect, type FrameLocator, type Page } from '@playwright/test'
import { addresses } from './services'

/** Scheduled jobs run every few seconds, and a mail is sent after that; on a busy machine both take longer. */
const jobMs = 60_000

/** Opens the mailbox of a recipient in another tab. */
export const openMailbox = async (beside: Page, to: string) => {
  const page = await beside.context().newPage()
  await page.setViewportSize(beside.viewportSize() ?? { width: 1280, height: 800 })
  await page.goto(addresses.mailbox)
  const body: FrameLocator = page.frameLocator('iframe[title="邮件正文"]')
  const mails = (subject: string) =>
    page.locator('#list').getByRole('listitem').filter({ hasText: to }).filter({ hasText: subject })
  return {
    page,
    /** Mails with a subject; on a phone the list is there while none is open. */
    mails,
    back: () => page.goto(addresses.mailbox),
    /** Opens the newest mail with a subject once it has come. */
    async read(subject: string) {
      await page.goto(addresses.mailbox)
      const mail = mails(subject).first()
      await expect(mail).toBeVisible({ timeout: jobMs })
      await mail.getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
      await expect(body.getByRole('heading', { level: 1, name: subject })).toBeVisible()
    },
    /** Presses a link of the mail that is open. Returns the tab that it opens. */
    async follow(link: string): Promise<Page> {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        body.getByRole('link', { name: link, exact: true }).click(),
      ])
      await opened.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 })
      return opened
    },
    /** Presses a file of the mail that is open. Returns its text. */
    async save(file: string): Promise<string> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: file, exact: true }).click(),
      ])
      const stream = await download.createReadStream()
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      return Buffer.concat(parts).toString('utf8')
    },
  }
}
