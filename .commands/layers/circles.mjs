import { resolveImport } from './house-map.mjs'

/** Which files of this house each file imports, in whatever way. */
function graphOf(files, packages) {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, imports }) => {
      const targets = imports.map(({ specifier }) => resolveImport({ path, specifier }, packages, paths))
      return [path, [...new Set(targets)].filter((target) => paths.has(target))]
    }),
  )
}

/** The shortest way from `start` back to itself, or null. */
function circleThrough(start, graph) {
  const cameFrom = new Map([[start, null]])
  const queue = [start]
  for (const at of queue) {
    for (const next of graph.get(at)) {
      if (next === start) return wayTo(at, cameFrom)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, at)
      queue.push(next)
    }
  }
  return null
}

function wayTo(end, cameFrom) {
  const way = []
  for (let at = end; at !== null; at = cameFrom.get(at)) way.unshift(at)
  return way
}

/**
 * Circles of files, one sentence each. Types count as well: a circle is two ideas that cannot be read apart.
 * @param {import('./house-map.mjs').SourceFile[]} files
 * @param {import('./house-map.mjs').Package[]} packages
 */
export function circleFaults(files, packages) {
  const graph = graphOf(files, packages)
  const told = new Set()
  return [...graph.keys()].flatMap((start) => {
    if (told.has(start)) return []
    const circle = circleThrough(start, graph)
    if (!circle) return []
    for (const path of circle) told.add(path)
    return [
      `${[...circle, circle[0]].join(' → ')}\n  文件循环引用：请把它们共用的部分移到第三个文件 (circle of files: move what they share to a third one)`,
    ]
  })
}
