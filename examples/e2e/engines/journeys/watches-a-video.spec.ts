import { secure } from '../addresses'
import { filmOn, playFilm } from '../film'
import { until } from '../part'
import { test } from '../test'

test('a video plays with its subtitles, and from a chapter', async ({ visitor }) => {
  await visitor.open(`${secure.portal}/videotest/detail?id=1001`)
  await visitor.isReady()
  await playFilm(visitor)
  const player = visitor.part('region', /^视频：/)
  await player.text('飞机先装满的，往往不是重量，而是空间。').see()
  await visitor.part('button', /怎么省/).press()
  await until('“the video plays from the chapter”', async () => (await filmOn(visitor)).second > 27.5)
  await player.text(/把高度改成 32 厘米/).see()
})
