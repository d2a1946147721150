import { secure } from '../addresses'
import { playFilm } from '../film'
import { test } from '../test'

test('a free lesson of the school plays, and the next one has to be bought', {
  tag: '@streamed-films',
}, async ({ visitor }) => {
  await visitor.open(`${secure.portal}/school`)
  await visitor.isReady()
  await visitor.open(`${secure.portal}/school/detail?id=303`)
  await visitor.isReady()
  await visitor.part('link', '免费试看一节').press()
  await playFilm(visitor, /^播放：先算盈亏线/)
  await visitor.part('navigation', '课程目录').text('三种广告各放在哪里').press()
  await visitor.text('这一节需要购买课程').see()
})
