import { secure } from '../addresses'
import { test } from '../test'

test('a search of the guide leads on to a site, back to the hits, and forward again', async ({ visitor }) => {
  await visitor.open(`${secure.portal}/crossBorderSiteGuide`)
  await visitor.isReady()
  await visitor.part('searchbox', '搜索站点').type('VAT')
  await visitor.tab.press('Enter')
  await visitor.isAt(/\/search\?q=VAT$/)
  const hit = visitor.part('link', '法国税务局')
  await hit.press()
  const site = visitor.part('heading', /^法国税务局/)
  await site.see()
  await visitor.travel('back')
  await visitor.isAt(/\/search\?q=VAT$/)
  await hit.see()
  await visitor.travel('forward')
  await site.see()
})
