import type { ServerFetch } from '../server/reader'
import { homeDouble, pageDouble } from './content'
import { guideAnswer } from './guide'
import { logisticsAnswer } from './logistics'
import { marketAnswer } from './market'
import { menusDouble } from './navigation'
import { cupAnswer } from './programme'
import { publicationAnswer } from './publications'
import { schoolAnswer } from './reading'
import { searchAnswer } from './search'

const { platforms, navigation } = menusDouble

const success = (data: unknown) => Response.json({ status: 'success', data, message: '' })
const failure = (httpStatus: number, message: string) =>
  Response.json({ status: 'FAILED', data: null, message }, { status: httpStatus })

interface Content {
  missing?: string
  broken?: string
  /** Who can be signed in with; a server that cannot say unless given. */
  providers?: {
    client: string
    name: string
    origin: string
    isFramable: boolean
    passwordUrl?: string | undefined
  }[]
}

/** A server that has every page but `missing`, and fails at those whose key is `broken`. */
export const serverDouble = ({ missing = '', broken = '', providers }: Content = {}): ServerFetch => {
  return (path, init) => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    const key = decodeURIComponent(pathname.split('/').at(-1) as string)
    if (pathname === '/api/home') return success(homeDouble)
    if (pathname === '/api/liveBroadcast/info') return success(null)
    if (pathname === '/api/platformNew/recommended_plat') return success(platforms)
    if (pathname === '/api/navigation') return success(navigation)
    if (pathname === '/api/sign-on/settings')
      return providers ? success({ providers, origins: [] }) : failure(503, '服务暂时不可用，请稍后重试')
    if (key === missing) return failure(404, '没有找到您要的内容')
    if (key === broken) return failure(503, '服务暂时不可用，请稍后重试')
    const answer =
      searchAnswer(pathname, searchParams) ??
      guideAnswer(pathname, init) ??
      cupAnswer(pathname) ??
      marketAnswer(pathname) ??
      logisticsAnswer(pathname) ??
      publicationAnswer(pathname, init) ??
      schoolAnswer(pathname)
    if (answer !== undefined) return success(answer)
    return success(pageDouble(key))
  }
}
