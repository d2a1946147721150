import { getPage } from '@chuhai/contract/page'
import { serviceProviders } from '@chuhai/contract/publication'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { unknownFigures } from '../content/figures'
import { firstItems } from '../testing/first-items'
import { startTestApp } from '../testing/test-app'
import { figures } from './figures'
import { homeContent } from './home/content'
import { menus } from './navigation/tables'
import { pageContent } from './page/content'
import { publicationContentOf } from './publication/content'
import { publications } from './publication/tables'

const server = startTestApp()
const pages = firstItems(pageContent)

interface Figure {
  figure: string
  unit?: string | null
}

/** How long something takes is a promise, which no source makes true. */
const isTime = (unit = '') => /^(?:个?工作日|小时内?|天|分钟|周|个月|年)$/.test(unit)
const isClaim = ({ figure, unit }: Figure) => !figure.startsWith('{') && !isTime(unit ?? '')

const read = async (key: string) =>
  JSON.stringify((await server.get<object>(`/api${getPage.path.replace('{key}', key)}`)).envelope.data)

describe('a figure in the text of a page', () => {
  it('is what the database has at that moment', async () => {
    const providers = firstItems(publicationContentOf(serviceProviders)).length
    expect(await read('serviceMarket')).toContain(`"figure":"${providers}"`)
    await server.db.update(publications).set({ isShown: false }).where(eq(publications.id, 918))
    expect(await read('serviceMarket')).toContain(`"figure":"${providers - 1}"`)
    await server.db.update(publications).set({ isShown: true }).where(eq(publications.id, 918))
  })

  it('is the number of the footer where it says how we are reached', async () => {
    const [row] = await server.db.select().from(menus).where(eq(menus.name, 'footer'))
    const footer = { ...(row?.content as object), phone: '0571-8888-0000', hours: '工作日 8:30–17:30' }
    await server.db.update(menus).set({ content: footer }).where(eq(menus.name, 'footer'))
    const { envelope } = await server.get('/api/site/contact')
    expect(envelope.data).toMatchObject({ phone: '0571-8888-0000', hours: { from: '8:30', to: '17:30' } })
    for (const key of ['contactUs', 'privacy']) expect(await read(key)).toContain('0571-8888-0000')
    expect(await read('contactUs')).toContain('工作日 8:30–17:30')
    await server.db.update(menus).set({ content: row?.content }).where(eq(menus.name, 'footer'))
  })

  it('has a value for each name, and is refused in a file with another name', async () => {
    for (const [name, value] of Object.entries(figures))
      expect(await value(server.db, new Date()), name).toMatch(/./)
    expect(unknownFigures([{ key: 'a', text: '{provders} 家' }], ({ key }) => key)).toEqual([
      { key: 'a', message: expect.stringContaining('{provders} is not a known figure') },
    ])
  })
})

describe('a figure that the company states', () => {
  it('carries its source with a date', () => {
    for (const { key, blocks } of pages)
      for (const block of blocks)
        if (block.type === 'figures' && block.list.some(isClaim))
          expect(block.source, key).toMatch(/\d{4} 学?年/)
  })

  it('is not on the home page', () => {
    for (const section of firstItems(homeContent))
      if (section.name === 'hero') expect(section.content.figures.filter(isClaim)).toEqual([])
  })
})
