import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './first-step.mjs'

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const folders = [...new Set(tracked.map((file) => `${dirname(file)}/`))]

/** Texts of the portal have addresses of the portal instead of paths. */
const isDocument = (file) => file.endsWith('.md') && !/^packages\/server\/content\/.+\//.test(file)

/** Source files and folders, whole or from any folder on: `store.ts`, `sign-on/exchange.ts`, `src/prose/`. */
const isSource = (code) => /^[\w.][\w./-]*(\.(ts|tsx|mjs)|\/)$/.test(code) && !/^[A-Z_]+\//.test(code)

const isThere = (code) => [...tracked, ...folders].some((path) => `/${path}`.includes(`/${code}`))

test.each(tracked.filter(isDocument))('%s names files and folders that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8')
  const links = [...text.matchAll(/\]\((?![a-z]+:|[#/])([^)#]+)/g)].map(([, link]) => link)
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
  const codes = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)
  expect(codes.filter((code) => isSource(code) && !isThere(code))).toEqual([])
})
