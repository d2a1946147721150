import type { PageSearch } from '@chuhai/contract/page'
import type { ServerFetch } from '../server/reader'
import { homeDouble, pageDouble } from './content'
import { guideAnswer } from './guide'
import { cupAnswer } from './programme'
import { articleDouble, courseDouble, trainingClassDouble } from './reading'

const success = (data: unknown) => Response.json({ status: 'success', data, message: '' })
const failure = (httpStatus: number, message: string) =>
  Response.json({ status: 'FAILED', data: null, message }, { status: httpStatus })

interface Content {
  missing?: string
  broken?: string
  /** Who can be signed in with; a server that cannot say unless given. */
  providers?: { client: string; name: string; isFramable: boolean }[]
}

/** Finds what is about taxes, corrects 税物, and takes GPRS for GPSR. */
const searchDouble = (question: string): PageSearch => ({
  hits: question.includes('税')
    ? [{ path: '/taxCompliance', title: '税务合规', summary: question, parent: null }]
    : [],
  searchedFor: question === '税物' ? '税务' : null,
  suggestion: question === 'GPRS' ? 'GPSR' : null,
})

/** A server that has every page but `missing`, and fails at those whose key is `broken`. */
export const serverDouble = ({ missing = '', broken = '', providers }: Content = {}): ServerFetch => {
  return (path, init) => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    const key = decodeURIComponent(pathname.split('/').at(-1) as string)
    if (pathname === '/api/home') return success(homeDouble)
    if (pathname === '/api/liveBroadcast/info') return success(null)
    if (pathname === '/api/platformNew/recommended_plat') return success([{ id: 1, platformName: '亚马逊' }])
    if (pathname === '/api/sign-on/settings')
      return providers ? success({ providers, origins: [] }) : failure(503, '服务暂时不可用，请稍后重试')
    if (pathname === '/api/page/search') return success(searchDouble(searchParams.get('q') ?? ''))
    if (key === missing) return failure(404, '没有找到您要的内容')
    if (key === broken) return failure(503, '服务暂时不可用，请稍后重试')
    const answer = guideAnswer(pathname, init) ?? cupAnswer(pathname)
    if (answer !== undefined) return success(answer)
    if (pathname.startsWith('/api/news/')) return success(articleDouble)
    if (pathname.startsWith('/api/school/course/')) return success(courseDouble)
    if (pathname.startsWith('/api/school/class/')) return success(trainingClassDouble)
    return success(pageDouble(key))
  }
}
