import { describe, expect, it } from 'vitest'
import { layouts } from '../layout/layouts'
import { type NavigationItem, visibleItems } from '../navigation/item'
import { footerMenu, legalMenu, mainMenu } from '../navigation/menu'
import { createMatcher } from '../router/match'
import { rows } from '.'

/** Routes of specification 2.1 to 2.3, 2.5 and 2.15 that have their page now. */
const inScope =
  `/ /activity /activity/live /adService /beServiceProvider /billionsDollars /brandService /clientCase
/compliance /comprehensive /contactUs /crossBorderSiteGuide /crossBorderSiteGuide/detail /crossBorderSiteGuide/search
/crossBorderSiteGuide/specialGuide /crossBorderSiteGuide/subscribeForMy /crowdfunding /digitalHall /findSeller /GStore
/GStore/details/:id? /hatchActivity /introduce /jointOperation
/kylinCup/one /kylinCup/two /kylinCup/three /kylinCup/four /kylinCup/five /kylinCup/six /kylinCup/seven /kylinCup/eight
/kylinCup/kycup /kylinPlan /loginSuccess /logistics /makerSpace
/marketService /mediaMarketing /news /news/detail /PasswdFind /pavilionActivity /privacy /school /schoolCenter
/schoolCenter/class /schoolCenter/order /school/detail /school/training/detail /search /serviceMarket /serviceProvider
/siteBuild /startBusiness /taxCompliance /trademarkPatent /train /webServices`.split(/\s+/)

/** Where the login redirect leads (specification, section 8), and the avatar (2.8). */
const ownRoutes = ['/login', '/user']

const platforms = [
  { id: 1, platformName: '亚马逊' },
  { id: 33, platformName: '速卖通' },
]

const linksOf = (items: readonly NavigationItem[]): NavigationItem[] =>
  items.flatMap((item) => [...(item.path ? [item] : []), ...linksOf(item.children ?? [])])

const match = createMatcher(rows)

describe('rows', () => {
  it('are the routes of the specification that are in scope, and sign-on', () => {
    expect(rows.map((row) => row.path).sort()).toEqual([...inScope, ...ownRoutes].sort())
  })

  it('do not clash: every path leads to its own row', () => {
    for (const row of rows)
      expect(match(`${row.path.replace(/:\w+\??/g, '7')}?id=7`)?.row.path).toBe(row.path)
    expect(new Set(rows.map((row) => row.path)).size).toBe(rows.length)
  })

  it('refuse addresses whose check fails', () => {
    expect(match('/compliance?tag=4')).not.toBeNull()
    expect(match('/compliance?tag=5')).toBeNull()
    expect(match('/GStore/details/33?tag=1')?.params).toEqual({ id: '33' })
    expect(match('/GStore/details')?.params).toEqual({ id: undefined })
    expect(match('/GStore/details/x')).toBeNull()
    expect(match('/news/detail?id=101')?.query).toEqual({ id: '101' })
    for (const query of ['', '?id=', '?id=x', '?id=0', '?id=-1', '?id=9999999999', '?id=1%00'])
      expect(match(`/news/detail${query}`), query).toBeNull()
  })

  it('know nothing of other addresses', () => {
    for (const href of ['/nope', '/siteBuild/more', '/GStore/details/1/2', '//evil.example', '/%zz'])
      expect(match(href)).toBeNull()
  })
})

describe('pages for signed-in visitors', () => {
  const guarded = rows.filter((row) => row.login)

  it('are kept out of search engines', () => {
    expect(guarded.filter((row) => !row.unlisted)).toEqual([])
  })

  it('have a name before anything of them is loaded', () => {
    for (const row of guarded) expect(row.title).toEqual(expect.any(String))
  })

  it('send visitors to a public page of ours', () => {
    for (const row of guarded.filter(({ signedOutPath }) => signedOutPath))
      expect(match(row.signedOutPath as string)?.row.login ?? false, row.path).toBe(false)
    expect(
      guarded.filter(({ path }) => path.startsWith('/schoolCenter')).map((row) => row.signedOutPath),
    ).toEqual(['/school', '/school', '/school'])
  })

  it('are where the avatar leads, with and without a slash at the end', () => {
    for (const layout of Object.values(layouts)) expect(match(layout.personalCentre)?.row.login).toBe(true)
  })
})

describe('menus', () => {
  const items = [...visibleItems(mainMenu(platforms)), ...footerMenu, ...legalMenu]

  it('lead to nothing but pages that exist', () => {
    for (const item of linksOf(items)) {
      if (item.outside) expect(item.path).toMatch(/^https?:\/\//)
      else expect(match(item.path ?? ''), item.path).not.toBeNull()
    }
  })

  it('say that sign-in is needed exactly where the row asks for it', () => {
    for (const item of linksOf(items).filter((link) => !link.outside))
      expect(Boolean(item.needLogin), item.path).toBe(Boolean(match(item.path ?? '')?.row.login))
  })

  it('hide disabled items and have no empty group', () => {
    const shown = visibleItems(mainMenu([]))
    expect(JSON.stringify(shown)).not.toContain('人才培养')
    for (const item of shown) expect(item.path ?? item.children?.length).toBeTruthy()
  })

  it('take the store entries from the recommended platforms', () => {
    const paths = linksOf(visibleItems(mainMenu(platforms))).map((item) => item.path)
    expect(paths).toEqual(expect.arrayContaining(['/GStore/details/1?tag=1', '/GStore/details/33?tag=1']))
  })
})
