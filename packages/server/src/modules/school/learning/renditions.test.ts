import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heightsOf } from './renditions'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chuhai-films-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each<[string, string[], number[]]>([
  [
    'of several qualities has the best first',
    ['index.m3u8', '480.m3u8', '480-init.mp4', '480-0.m4s', '1080.m3u8', '720.m3u8', '720.mp4'],
    [1080, 720, 480],
  ],
  ['of one quality has nothing to choose from', ['index.m3u8', '720.m3u8', 'init.mp4', '0.m4s'], []],
  ['without playlists has nothing to choose from', ['video.mp4', '480.mp4'], []],
])('a film %s', async (name, files, heights) => {
  mkdirSync(join(folder, name))
  for (const file of files) writeFileSync(join(folder, name, file), '')
  expect(await heightsOf(name, folder)).toEqual(heights)
})

it('a film that is not there has nothing to choose from', async () => {
  expect(await heightsOf('none', folder)).toEqual([])
})
