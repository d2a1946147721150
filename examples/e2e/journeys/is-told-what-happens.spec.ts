import { expect, type Page, test } from '@playwright/test'
import { logInAt, signOnFrame } from '../account'
import { expectAccessible } from '../axe'
import { buyOffered, heading, isReady } from '../checkout'
import { acceptDeclaration, applicationOf, fillIn, form, offerClass } from '../class-application'
import { openMailbox } from '../mailbox'
import { operator, publish, published } from '../operator'
import { own } from '../own'
import { press, pressText } from '../press'
import { addresses } from '../services'

const timetable = { hours: '周末两天 9:30–17:00', venue: '杭州市滨江区江南大道 588 号 6 楼' }
const timetableSubject = '课表和地点定了'
const newsSubject = '您订阅的站点有更新'
const site = { id: 10104, name: '搜款网' }

/** Gives the site another summary, which is news for its subscribers. */
const changeSite = (summary: string) => {
  const path = 'guide/sites.csv'
  const sites = published(path)
  const row = new RegExp(`^(${site.id},(?:[^,]*,){4})[^,]*`, 'm')
  expect(sites).toMatch(row)
  publish({ [path]: sites.replace(row, `$1${summary}`) })
}

const bell = (page: Page) => page.getByRole('button', { name: /^消息/ }).filter({ visible: true })
const hasUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(`消息，${count} 条未读`, { timeout: 60_000 })

for (const [account, width, firstId] of [
  ['student5', 1280, 9841],
  ['student6', 375, 9851],
] as const) {
  test(`a student hears of a place, a payment and a timetable by mail and at the bell, ends news with one press, and still hears of a refund, ${width} px wide`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 812 })
    const name = own(`通知小班 ${width}`)
    // A class for each try, because another try's student would have its place.
    const id = firstId + test.info().retry
    offerClass({ id, name, seats: 0 })

    await page.goto(`/school/training/detail?id=${id}`)
    await isReady(page)
    await pressText(page.getByRole('link', { name: '报名候补' }).first())
    await logInAt(signOnFrame(page), own(account))
    await fillIn(page)
    await acceptDeclaration(page)
    await form(page).getByRole('button', { name: '提交并加入候补' }).click()
    await expect(heading(page, '报名已提交')).toBeVisible()
    await expect(page.getByText('您排在候补第 1 位')).toBeVisible()
    operator('applications', 'accept', applicationOf(name))
    const mailbox = await openMailbox(page, `${own(account)}@chuhai.example`)
    await mailbox.read(`申请通过：${name}`)

    // A student has cancelled: the mail offers the place, and its link opens the portal.
    offerClass({ id, name, seats: 1 })
    await mailbox.read(`有名额了：${name}`)
    const portal = await mailbox.follow('查看详情')
    await page.close()
    await isReady(portal)
    await expect(portal.getByText(/^席位为您保留到/)).toBeVisible()
    const number = await buyOffered(portal)
    await mailbox.read(`付款成功：${name}`)

    await portal.goto('/schoolCenter/class')
    await isReady(portal)
    await hasUnread(portal, 3)
    offerClass({ id, name, seats: 1, timetable })
    await hasUnread(portal, 4)
    await mailbox.read(timetableSubject)
    const calendar = (await mailbox.save('日历.ics')).replace(/\r\n[ \t]/g, '').replaceAll('\u00a0', ' ')
    expect(calendar).toContain('DTSTART:20990306T160000Z')
    expect(calendar).toContain(`LOCATION:${timetable.venue}`)
    await press(bell(portal))
    const latest = portal.getByRole('dialog', { name: '消息' })
    await expectAccessible(portal, '.ch-latest')
    await pressText(latest.getByRole('link', { name: new RegExp(timetableSubject) }))
    await expect(portal.getByText(timetable.venue)).toBeVisible()
    await hasUnread(portal, 3)

    // News comes by mail once that is chosen.
    await portal.goto(`/crossBorderSiteGuide/detail?id=${site.id}`)
    await isReady(portal)
    const subscribed = portal.waitForResponse(/\/api\/nav\/subscribe\/\d+$/)
    await pressText(portal.getByRole('button', { name: `订阅${site.name}` }))
    await subscribed
    await press(bell(portal))
    await pressText(portal.getByRole('link', { name: '全部消息' }))
    const newsByMail = portal.getByRole('switch', { name: '订阅的站点更新：邮件' })
    const chosen = portal.waitForResponse(
      (response) => response.request().method() !== 'GET' && response.url().endsWith('/message/choices'),
    )
    await newsByMail.check()
    await chosen
    changeSite(own(`档口现货 ${width}`))
    await mailbox.read(newsSubject)
    await hasUnread(portal, 4)

    // One press in the mail ends them there.
    const end = await mailbox.follow('不再接收这类消息')
    await expect(heading(end, '不再接收这类消息')).toBeVisible()
    await pressText(end.getByRole('button', { name: '确定' }))
    await expect(heading(end, '已经取消')).toBeVisible()
    await expectAccessible(end)
    await end.close()
    await portal.reload()
    await expect(newsByMail).not.toBeChecked()

    // The next news is in the inbox alone, while what has to be known comes by mail.
    changeSite(own(`档口现货与尺码表 ${width}`))
    await hasUnread(portal, 5)
    operator('orders', 'refund', number, '符合退改规则，同意退款。')
    await mailbox.read('退款已办妥')
    await mailbox.back()
    await expect(mailbox.mails('退款已办妥')).toHaveCount(1)
    await expect(mailbox.mails(newsSubject)).toHaveCount(1)
    await portal.goto(`${addresses.portal}/user/?tab=messages`)
    const inbox = portal.getByRole('list', { name: '消息' })
    await expect(inbox.getByRole('button', { name: newsSubject })).toHaveCount(2)
    await pressText(inbox.getByRole('button', { name: timetableSubject }))
    await expect(inbox.getByRole('link', { name: '加入日历' })).toBeVisible()
    await expectAccessible(portal, 'main')
  })
}
