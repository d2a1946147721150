import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ApplicationStep, exportContent } from '@chuhai/contract/admin'
import { type Attachment, stateNames } from '@chuhai/contract/application'
import { serviceProviders } from '@chuhai/contract/publication'
import { publicationContentOf } from '../modules/publication/content'
import { findRegions } from '../modules/region/service'
import { StartError } from '../process/start-error'
import { dateInShanghai } from '../time/shanghai'
import type { CallAdmin } from './admin-client'
import { kindOf, titleOf } from './application-columns'
import { requireApplication } from './application-review'
import { action } from './command'
import { fromCaller } from './output'
import { idWord } from './short-id'
import { folder } from './words'

const { key, detail } = serviceProviders
const { format } = publicationContentOf(serviceProviders)

/** What an application of a provider says of its page; what it does not say is left to the editor. */
const contentOf = ({ values }: ApplicationStep, id: number) => {
  const { company, founded, staff, services, markets, languages, priceFrom, cases } = values
  const [, city] = findRegions(values.location as string[]) ?? []
  const names = ((values.qualifications ?? []) as Attachment[]).map(({ name }) => name.replace(/\.\w+$/, ''))
  return {
    id,
    title: company,
    company,
    city: city?.name.replace(/市$/, ''),
    founded,
    staff,
    services,
    markets,
    languages,
    publishedAt: dateInShanghai(new Date()),
    prices: (services as string[]).map((name) => ({ name, price: priceFrom, unit: '项', note: '起价' })),
    qualifications: names,
    body: cases,
  }
}

const nextId = async (call: CallAdmin): Promise<number> => {
  const { texts } = await call(exportContent)
  const ids = Object.entries(texts).flatMap(([path, text]) =>
    format.includes(path) ? Number(/^id: (\d+)$/m.exec(text)?.[1] ?? 0) : [],
  )
  return Math.max(0, ...ids) + 1
}

/** Writes the file of an accepted provider's page to a folder of content, for an editor to finish and import. */
export const publish = action({
  about: '通过以后：把服务商页面的开头写进内容文件夹，由编辑写完再导入',
  words: { id: idWord('application'), folder: folder('内容的文件夹，没有就新建') },
  example: 'applications publish 5f0c2a9e 内容',
  async run({ id, folder }, { call }) {
    const [step] = await requireApplication(call, id)
    if (step.kind !== key) throw new StartError(`${kindOf(step.kind).label}没有自己的页面。`)
    if (step.state !== 'accepted')
      throw new StartError(`申请 ${step.id} 现在是“${stateNames[step.state]['zh-CN']}”，通过以后才能写页面。`)
    const content = contentOf(step, await nextId(call))
    const missing = Object.keys(detail.entries).filter((name) => !(name in content))
    const path = join(folder, format.pathOf(String(content.id)))
    const text = format.write([content]).replace('---\n', `---\n# 还要写：${missing.join('、')}\n`)
    await mkdir(dirname(fromCaller(path)), { recursive: true })
    await writeFile(fromCaller(path), text, { flag: 'wx' }).catch((error: Error) => {
      throw new StartError(`没能写 ${path}：${error.message}`)
    })
    return [
      `${path} 已写好：${titleOf(step)}。编辑还要写 ${missing.join('、')}`,
      `然后检查：pnpm operator content import ${folder} --dry-run`,
    ].join('\n')
  },
})
