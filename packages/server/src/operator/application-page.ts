import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ApplicationStep, exportContent } from '@chuhai/contract/admin'
import { type Attachment, stateNames } from '@chuhai/contract/application'
import { serviceProviders } from '@chuhai/contract/publication'
import { publicationContentOf } from '../modules/publication/content'
import { findRegions } from '../modules/region/service'
import { dateInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import type { CallAdmin } from './admin-client'
import { kindOf, titleOf } from './application-columns'
import { requireApplication } from './application-review'
import type { CommandContext } from './command'
import { fromCaller } from './output'

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
export const writePage = async ([id, folder = '']: string[], { call }: CommandContext): Promise<string> => {
  const [step] = await requireApplication(call, id)
  if (step.kind !== key) throw new StartError(`${kindOf(step.kind).label} has no page of its own.`)
  if (step.state !== 'accepted')
    throw new StartError(`Application ${step.id} is ${stateNames[step.state]['zh-CN']}; accept it first.`)
  if (folder === '') throw new StartError('Name a folder of content: applications publish ID FOLDER')
  const content = contentOf(step, await nextId(call))
  const missing = Object.keys(detail.entries).filter((name) => !(name in content))
  const path = join(folder, format.pathOf(String(content.id)))
  const text = format.write([content]).replace('---\n', `---\n# 还要写：${missing.join('、')}\n`)
  await mkdir(dirname(fromCaller(path)), { recursive: true })
  await writeFile(fromCaller(path), text, { flag: 'wx' }).catch((error: Error) => {
    throw new StartError(`${path} was not written: ${error.message}`)
  })
  return [
    `${path} written for ${titleOf(step)}; an editor still writes ${missing.join(', ')}`,
    `then: pnpm operator content import ${folder} --dry-run`,
  ].join('\n')
}
