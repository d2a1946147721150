// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { laterPaths, routes } from '../../../../.commands/routes.mjs'
import { layouts } from '../app/layouts'
import { createMatcher } from '../router/match'
import { rows } from '.'

const match = createMatcher(rows)

describe('rows', () => {
  it('are the pages of docs/routes.md', () => {
    const fact = ({ path, layout, login }: { path: string; layout: string; login?: boolean }) =>
      `${path} ${layout}${login ? ' login' : ''}`
    expect(rows.map(fact).sort()).toEqual(routes.map(fact).sort())
  })

  it('have the titles of docs/routes.md, but for the home page, which bears that of the site', () => {
    for (const { path, title } of rows)
      if (typeof title === 'string' && path !== '/')
        expect(routes.find((route) => route.path === path)?.title).toBe(title)
  })

  it.each(laterPaths)('have none for %s, which comes later', (path) => {
    expect(match(path.replace(/:\w+\??/g, '7'))).toBeNull()
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
    expect(match('/GStore/details/1?tag=4')).not.toBeNull()
    for (const tag of ['0', '5', 'banana']) expect(match(`/GStore/details/1?tag=${tag}`)).toBeNull()
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
