import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { signInAtPortal } from '../account'
import { expectAccessible } from '../axe'
import { goToCashier, isReady, orderCourse, pay } from '../checkout'
import { answerQuestion, lessonPart, openLesson, questionBox, sendQuestion } from '../lesson'
import { operator } from '../operator'
import { own } from '../own'
import { recordPageErrors } from '../page-errors'
import { pressText } from '../press'
import { addresses } from '../services'

const { portal, signOn, cashier } = addresses
/** A lesson with a file and homework. */
const place = { course: 102, lesson: '2-2' }

for (const [index, width] of [1280, 375].entries())
  test(`a student downloads a file, asks, hands in homework and reads what the teacher says, ${width} px wide`, async ({
    page,
  }, info) => {
    test.slow()
    const pageErrors = recordPageErrors(page, [portal, signOn, cashier])
    await page.goto(`${portal}/school/videoplay?id=${place.course}&lesson=${place.lesson}`)
    await expect(lessonPart(page, '资料下载').getByText('商品页写作模板')).toBeVisible()
    await expect(lessonPart(page, '资料下载').getByRole('link')).toHaveCount(0)

    const account = own(`learner${index + 1}`)
    await signInAtPortal(page, account)
    await page.setViewportSize({ width, height: 812 })
    await orderCourse(page, place.course)
    await pressText(page.getByRole('link', { name: '去支付', exact: true }))
    await goToCashier(page)
    await pay(page)

    await openLesson(page, place)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      pressText(lessonPart(page, '资料下载').getByRole('link', { name: '商品页写作模板' })),
    ])
    expect(download.suggestedFilename()).toBe('商品页写作模板.md')
    expect(await readFile(await download.path(), 'utf8')).toContain('# 商品页写作模板')

    const question = `五点里能写尺寸吗 ${account}`
    await questionBox(page).fill(question)
    await page.reload()
    await isReady(page)
    await expect(questionBox(page)).toHaveValue(question)
    const asked = await sendQuestion(page, question)

    const homework = lessonPart(page, '课后作业')
    const text = `Folding desk lamp ${account}`
    await homework.getByRole('textbox', { name: /^作业/ }).fill(text)
    const file = info.outputPath('listing.pdf')
    await writeFile(file, '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    await homework.locator('input[type="file"]').setInputFiles(file)
    await expect(homework.getByText('listing.pdf')).toBeVisible()
    await homework.getByRole('button', { name: '交作业' }).dblclick()
    await expect(homework.getByText(/ 已交，等待批改$/)).toBeVisible()
    await expectAccessible(page, 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    answerQuestion(question, '能，写进第二点')
    const homeworkId = operator('homework', 'list', '--status', '待批改')
      .split('\n')
      .map((line) => line.split(/\s+/)[0] ?? '')
      .find((id) => /^[\da-f]{8}$/.test(id) && operator('homework', 'show', id).includes(text))
    operator('homework', 'mark', homeworkId ?? '', '标题写得好，第二点缺尺寸')

    await page.goto(`${portal}/user/?tab=messages`)
    await expect(page.getByText('讲师答复了您的提问').first()).toBeVisible()
    await expect(page.getByText('您的作业已批改').first()).toBeVisible()
    await openLesson(page, place)
    await expect(asked.getByText('能，写进第二点')).toBeVisible()
    await expect(homework.getByText('标题写得好，第二点缺尺寸')).toBeVisible()
    await expect(homework.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page, 'main')
    expect(pageErrors.problems).toEqual([])
  })
