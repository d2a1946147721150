import { setTimeout as pause } from 'node:timers/promises'
import { secure } from '../addresses'
import { phoneWidth } from '../limits'
import { until } from '../part'
import { test } from '../test'
import type { Visitor } from '../visitor'

/** Events of the wheel without a pause between them are one gesture. */
const gestureMs = 700

const openFirst = async (visitor: Visitor) => {
  await visitor.open(`${secure.portal}/kylinCup/one`)
  await visitor.isReady()
  await visitor.part('heading', /^麒麟杯/).see()
}

test('the slides of the competition turn by keys, on a phone by the menu', async ({ visitor }) => {
  await openFirst(visitor)
  if (visitor.width === phoneWidth) {
    // Browsers without popovers show the menu at the end of the page.
    const opener = visitor.part('button', '打开菜单')
    if (await opener.read()) await opener.press()
    await visitor
      .part('navigation', '大赛菜单')
      .part('link', /报名须知/)
      .press()
  } else await visitor.tab.press('End')
  await visitor.isAt(/\/kylinCup\/eight$/)
  await visitor.part('heading', '报名须知').see()
})

test('the slides of the competition turn by the wheel', { tag: '@wheel' }, async ({ visitor }) => {
  await openFirst(visitor)
  // A slide that is longer than the screen scrolls first.
  await until('“the slide turns”', async () => {
    await visitor.tab.wheel(visitor.width / 2, 400, 600)
    await pause(gestureMs)
    return /\/(two|three)$/.test(await visitor.tab.evaluate('location.pathname'))
  })
})
