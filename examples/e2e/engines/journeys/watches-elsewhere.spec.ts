import { secure } from '../addresses'
import { filmOn, playFilm } from '../film'
import { until } from '../part'
import { test } from '../test'
import type { Visitor } from '../visitor'

const playLesson = async (visitor: Visitor) => {
  await visitor.open(`${secure.partner}/training.html`)
  await visitor.tab.evaluate('String(document.querySelector("chuhai-course-player").scrollIntoView())')
  await playFilm(visitor)
  await visitor.part('button', '暂停').press()
}

test('a lesson on the page of a partner plays faster, and in another quality', async ({ visitor }) => {
  await playLesson(visitor)
  const speed = visitor.part('combobox', '倍速')
  await speed.focus()
  await visitor.tab.press('End')
  await speed.says('2')
  await until('“the lesson is twice as fast”', async () => (await filmOn(visitor)).speed === 2)

  const quality = visitor.part('combobox', '清晰度')
  await quality.focus()
  await visitor.tab.press('End')
  await quality.says('480')
  await visitor.part('button', '播放').press()
  await until('“the lesson plays on, 480 pixels high”', async () => {
    const { second, height } = await filmOn(visitor)
    return second > 1 && height === 480
  })
})

test('a lesson on the page of a partner takes the whole screen', { tag: '@full-screen' }, async ({
  visitor,
}) => {
  await playLesson(visitor)
  const isWhole = async () =>
    (await visitor.tab.evaluate('String(document.fullscreenElement !== null)')) === 'true'
  await visitor.part('button', '全屏').press()
  await until('“the lesson takes the whole screen”', isWhole)
  await visitor.part('button', '退出全屏').press()
  await until('“the page is back”', async () => !(await isWhole()))
})
