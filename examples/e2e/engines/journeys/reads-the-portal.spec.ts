import { pages } from '../../pages'
import { secure } from '../addresses'
import { until } from '../part'
import { test } from '../test'

test('pages of every layout start, and none scrolls sideways', async ({ visitor }) => {
  for (const page of pages) {
    await visitor.open(secure.portal + page)
    await visitor.isReady()
    await visitor.part('heading').see()
    await until(
      `“${page} is no wider than its window”`,
      async () =>
        (await visitor.tab.evaluate(
          'String(document.documentElement.scrollWidth - document.documentElement.clientWidth)',
        )) === '0',
    )
  }
})
