import { posix } from 'node:path'
import { packageOf, sourceOf } from './house-map.mjs'
import { layerOf, lazyArrows, mayShare, picture, reachOf } from './picture.mjs'

const isLazyArrow = (from, to) => lazyArrows.some((arrow) => arrow.from === from.name && arrow.to === to.name)

/** Why `from` may not import `to` in this way, as a sentence; null when it may. */
function arrowFault(from, to, kind) {
  if (from === to) return null
  const [fromLayer, toLayer] = [layerOf(from.folder), layerOf(to.folder)]
  if (isLazyArrow(from, to)) {
    return kind === 'value'
      ? `${from.name} 只能用 import() 按需加载 ${to.name}，或只引用它的类型 (import it lazily, or its types only)`
      : null
  }
  if (fromLayer === toLayer && mayShare(fromLayer)) return null
  if (reachOf(fromLayer).has(toLayer)) return null
  return `${fromLayer} → ${toLayer} 不在分层图中：${picture[fromLayer].remedy} (${from.name} may not import ${to.name}, see docs/architecture.md)`
}

const entryFault = (to, entry) =>
  sourceOf(to, entry)
    ? null
    : `${to.name} 没有导出 ${entry}，请只引用它 package.json 里 exports 列出的入口 (not an exported sub-path)`

/** A relative path that leaves its package and enters another one. */
function trespass({ path, owner }, specifier, packages) {
  const target = posix.join(posix.dirname(path), specifier)
  if (target.startsWith(`${owner.folder}/`) || target === owner.folder) return null
  const other = packages.find(({ folder }) => target === folder || target.startsWith(`${folder}/`))
  return other
    ? `${specifier} 进入了 ${other.name} 的内部，请引用 ${other.name} 导出的入口 (another package's inner file)`
    : null
}

function faultOf(file, { specifier, kind }, packages) {
  if (specifier.startsWith('.')) return trespass(file, specifier, packages)
  const target = packageOf(specifier, packages)
  if (!target) return null
  return arrowFault(file.owner, target.found, kind) ?? entryFault(target.found, target.entry)
}

/**
 * Arrows that are not in the picture, one sentence each.
 * @param {import('./house-map.mjs').SourceFile[]} files
 * @param {import('./house-map.mjs').Package[]} packages
 */
export function arrowFaults(files, packages) {
  const strangers = packages
    .filter(({ folder }) => !layerOf(folder))
    .map(
      ({ folder }) =>
        `${folder}: 分层图里没有这个包，请把它画进 .commands/layers/picture.mjs (unknown layer)`,
    )
  if (strangers.length > 0) return strangers
  return files.flatMap((file) =>
    file.imports.flatMap((one) => {
      const fault = faultOf(file, one, packages)
      return fault ? [`${file.path}:${one.line} ${fault}`] : []
    }),
  )
}
