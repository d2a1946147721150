import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './first-step.mjs'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

const foldersAbove = (path) => (path === '.' ? [] : [path, ...foldersAbove(dirname(path))])
const places = [...tracked, ...new Set(tracked.flatMap((file) => foldersAbove(dirname(file))))].join('\n')

/** Texts of the portal have addresses of the portal instead of paths. */
const isDocument = (file) => file.endsWith('.md') && !/^packages\/server\/content\/.+\//.test(file)

/** Every README, guide and page of docs. */
export const documents = tracked.filter(isDocument)

export const readDocument = (file) => readFileSync(join(root, file), 'utf8')

/** The manifests of the workspace, each with the folder it is in. */
export const manifests = tracked
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => ({ folder: dirname(file), ...JSON.parse(readDocument(file)) }))

/** What can be imported: `@chuhai/ui/icons`, and as a package writes its own: `./icons`. */
const modules = new Set(
  manifests.flatMap(({ name, exports }) =>
    Object.keys(exports ?? {}).flatMap((path) => [path, `${name}${path.slice(1)}`]),
  ),
)

/** What looks like a path of the repository and is not in it. */
const elsewhere = [
  /(^|\/)dist\//, // made by the build
  /^(loader|help-box|check)\.js$/, // made by the build of the loader
  /^server\/entry-server\.js$/, // made by the build of the portal
  /^\.cache\/(reports|packages)\//, // written by the tests and by packing
  /^preact\/compat$/, // a module of Preact
  /^(babel\.config\.json|app\.html)$/, // of the reader's own project
  /^data\.json$/, // written by `operator users export`
  /^(news|activity)\/packaging-\w+\.md$|^(clientCase|makerSpace|serviceProvider|storeApp)\/example\.md$/, // an editor's new files
]

const ending = /.\.(tsx?|mjs|cjs|js|json|css|md|ya?ml|csv|sql|html|svg|vtt)$/

/**
 * Path characters only, with folders or a name and the ending of a file; not what begins with a setting, as
 * `DATA_DIR/uploads`.
 */
const isPath = (code) =>
  /^[\w.*{][\w.…*<>{},/-]*$/.test(code) &&
  (code.includes('/') || ending.test(code)) &&
  !/^[A-Z_]+\//.test(code)

/** In a path `…` and `*` stand for a part of a name, `<domain>` for a name, `{a,b}` for one of these. */
const patternOf = (path) => {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
    .replace(/…|\*/g, '[^/\n]*')
    .replace(/<[^>]+>/g, '[^/\n]+')
  return new RegExp(`(^|/)${pattern}$`, 'm')
}

const isThere = (path) => patternOf(path).test(places)

/** The files of the repository that a path means, which may begin at any folder. */
export const filesAt = (path) => tracked.filter((file) => patternOf(path).test(file))

const blocks = /```(\w*)[^\n]*\n([\s\S]*?)```/g

const sentencesOf = (text) => text.replace(blocks, '')

/** What a document writes as code within its sentences. */
export const codesOf = (text) => [...sentencesOf(text).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)

/** The lines of its blocks for a shell, each a command without its comment and settings. */
export const shellLinesOf = (text) =>
  [...text.matchAll(blocks)]
    .filter(([, language]) => language === '' || language === 'sh')
    .flatMap(([, , block]) => block.replaceAll('\\\n', ' ').split('\n'))
    .flatMap((line) => line.replace(/\s#.*|\s{3,}.*/g, '').split(/ && | & ?/))
    .map((line) => line.replace(/^(\w+=\S*\s+)+/, '').trim())

const isMissing = (code) => {
  if (code.startsWith('@chuhai') || code.startsWith('./'))
    return !modules.has(code) && !isThere(code.slice(2))
  return isPath(code) && !elsewhere.some((known) => known.test(code)) && !isThere(code)
}

/** Paths and modules that a document names and that do not exist; a path may begin at any folder: `sign-on/exchange.ts`. */
export const missingPaths = (file, text) => {
  const links = [...sentencesOf(text).matchAll(/\]\((?![a-z]+:|[#/])([^)#]+)/g)].map(([, link]) => link)
  return [
    ...links.filter((link) => !existsSync(join(root, dirname(file), link))),
    ...codesOf(text).filter(isMissing),
  ]
}
