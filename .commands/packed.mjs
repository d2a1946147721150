import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { tarballOf } from './tarballs.mjs'

/** What a package's tarball has: its manifest and changelog, the names of its files, and its size. */
export const readPacked = (one) => {
  const tar = (flags, ...names) =>
    execFileSync('tar', [flags, tarballOf(one), ...names], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  const read = (file) => tar('-xzOf', `package/${file}`)
  const files = tar('-tzf').trim().split('\n')
  const names = files.map((file) => file.replace('package/', ''))
  return {
    manifest: JSON.parse(read('package.json')),
    changelog: names.includes('CHANGELOG.md') ? read('CHANGELOG.md') : '',
    files: names,
    bytes: statSync(tarballOf(one)).size,
  }
}
