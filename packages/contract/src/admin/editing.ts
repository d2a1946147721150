import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'

const contentFolder = v.object({
  texts: v.record(v.string(), v.string()),
  pictures: v.record(v.string(), v.string()),
})
/**
 * A folder of content: texts by path, such as `news/ioss-guide.md`, and pictures in Base64, such as `covers/port.svg`.
 */
export type ContentFolder = v.InferOutput<typeof contentFolder>

const contentChange = v.object({
  kind: v.picklist(['added', 'changed', 'removed', 'reordered']),
  path: v.string(),
  key: v.string(),
  fields: v.array(v.string()),
})
/** What becomes of an item; `fields` names those that change. */
export type ContentChange = v.InferOutput<typeof contentChange>

/** Problems prevent every change, remarks prevent none; without a change there is no version. */
const contentResult = v.object({
  problems: v.array(v.string()),
  remarks: v.array(v.string()),
  changes: v.array(contentChange),
  version: v.nullable(v.number()),
})
/** What an import did, or would do. Problems prevent every change, remarks prevent none; without a change there is no version. */
export type ContentResult = v.InferOutput<typeof contentResult>

/** Everything that editors change, as files. */
export const exportContent = adminEndpoint({
  name: 'exportContent',
  summary: '导出内容',
  role: 'viewer',
  method: 'GET',
  path: '/admin/content',
  answer: contentFolder,
})

const contentImport = v.object({
  ...contentFolder.entries,
  /** What messages call the folder. */
  folder: v.pipe(v.string(), v.maxLength(400)),
  /** Whether items are removed whose files are missing in a folder of theirs. */
  removesFiles: v.boolean(),
})

/** Checks a folder whole, and publishes it unless it is a trial. */
export const importContent = adminEndpoint({
  name: 'importContent',
  summary: '导入内容',
  role: 'editor',
  method: 'POST',
  path: '/admin/content',
  body: v.object({ ...contentImport.entries, isTrial: v.boolean() }),
  answer: contentResult,
})

/** Keeps a folder as a draft that only visitors with the secret of its link see. */
export const previewContent = adminEndpoint({
  name: 'previewContent',
  summary: '预览内容草稿',
  role: 'editor',
  method: 'POST',
  path: '/admin/content/drafts',
  body: v.object({ ...contentImport.entries, days: wholeNumber(1, 30) }),
  answer: v.object({ ...contentResult.entries, secret: v.nullable(v.string()), expiresAt: v.string() }),
})

const contentVersion = v.object({
  id: v.number(),
  at: v.string(),
  operator: v.string(),
  source: v.string(),
  added: v.number(),
  changed: v.number(),
  removed: v.number(),
})
/** A change of the content that was published: `source` is the imported folder, or `restore` with the id of a version. */
export type ContentVersion = v.InferOutput<typeof contentVersion>

/** All versions, the newest first. */
export const listContentVersions = adminEndpoint({
  name: 'listContentVersions',
  summary: '内容版本',
  role: 'viewer',
  method: 'GET',
  path: '/admin/content/versions',
  answer: v.array(contentVersion),
})

const versionInPath = v.object({ id: wholeNumber(0, 999_999_999) })

const contentChangeDetail = v.object({ ...contentChange.entries, before: v.unknown(), after: v.unknown() })

/** A version with each item before and after it; null where there is none. */
export const getContentVersion = adminEndpoint({
  name: 'getContentVersion',
  summary: '一个内容版本',
  role: 'viewer',
  method: 'GET',
  path: '/admin/content/versions/{id}',
  params: versionInPath,
  answer: v.nullable(v.object({ ...contentVersion.entries, changes: v.array(contentChangeDetail) })),
})

/** Makes everything what it was right after a version, or before all versions with 0; null where there is none. */
export const restoreContent = adminEndpoint({
  name: 'restoreContent',
  summary: '恢复内容版本',
  role: 'editor',
  method: 'POST',
  path: '/admin/content/versions/{id}/restoration',
  params: versionInPath,
  body: v.object({ isTrial: v.boolean() }),
  answer: v.nullable(contentResult),
})
