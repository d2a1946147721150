import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementBudget, portalBudgets, widgetBudgets } from './budgets.mjs'
import { closureOf, weightOf } from './bytes.mjs'
import { table } from './columns.mjs'
import { command, Trouble } from './trouble.mjs'
import { root } from './workspace.mjs'

function readManifest(path) {
  const file = join(root, path)
  if (!existsSync(file)) throw new Trouble(`没有找到 ${path}，请先运行 npm run build。(Build first.)`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function widgetRows() {
  const { files } = readManifest('packages/loader/dist/manifest.json')
  const folder = join(root, 'packages/loader/dist/widgets')
  return widgetBudgets.map(({ parts, ...budget }) => {
    const fetched = [...new Set(parts.flatMap((part) => files[part]))]
    return { ...budget, files: fetched.length, weight: weightOf(folder, fetched) }
  })
}

function elementRows() {
  const { files } = readManifest('packages/loader/dist/manifest.json')
  const folder = join(root, 'packages/loader/dist/widgets')
  const there = new Set(elementBudget.beside.flatMap((part) => files[part]))
  return Object.entries(files.elements).map(([tag, all]) => {
    const own = all.filter((file) => !there.has(file))
    return {
      name: `<${tag}> 自己`,
      limit: elementBudget.limit,
      files: own.length,
      weight: weightOf(folder, own),
    }
  })
}

/** A page's own weight is what it imports beyond what the start of the portal has already loaded. */
function portalRows() {
  const manifest = readManifest('examples/portal/dist/client/.vite/manifest.json')
  const folder = join(root, 'examples/portal/dist/client')
  const importsOf = (key) => manifest[key].imports ?? []
  const filesOf = (keys) => keys.map((key) => manifest[key].file).filter((file) => file.endsWith('.js'))
  const keys = Object.keys(manifest)
  const start = closureOf(
    keys.filter((key) => manifest[key].isEntry),
    importsOf,
  )
  const pages = keys.filter((key) => manifest[key].isDynamicEntry && /\/pages\/.*Page\.tsx$/.test(key))
  return pages.map((page) => {
    const all = closureOf([page], importsOf)
    const isHome = /\/HomePage\b/.test(page)
    const files = filesOf(
      isHome ? [...new Set([...start, ...all])] : all.filter((key) => !start.includes(key)),
    )
    return {
      name: `门户 ${page.replace(/^src\/pages\//, '')}`,
      limit: isHome ? portalBudgets.home : portalBudgets.page,
      files: files.length,
      weight: weightOf(folder, files),
    }
  })
}

const isKept = ({ weight, limit, files, requests = Number.POSITIVE_INFINITY }) =>
  weight <= limit && files <= requests

await command(() => {
  const rows = [...widgetRows(), ...elementRows(), ...portalRows()]
  const lines = rows.map((row) => [
    isKept(row) ? '✓' : '✗',
    row.name,
    `${row.weight.toFixed(2)} KB`,
    `≤ ${row.limit} KB${row.wish ? `（目标 ${row.wish}）` : ''}`,
    `${row.files} 个文件${row.requests ? ` ≤ ${row.requests}` : ''}`,
  ])
  console.log(table(lines))
  return rows.every(isKept) ? 0 : 1
})
