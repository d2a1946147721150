import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What `storybook build` has written. */
export const built = fileURLToPath(new URL('../../../../storybook-static', import.meta.url))

/** That of Storybook itself. */
export const port = 6006

interface Entry {
  id: string
  type: 'story' | 'docs'
  /** Of its component. */
  title: string
  name: string
}

const { entries }: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync(`${built}/index.json`, 'utf8'),
)

export const stories = Object.values(entries).filter(({ type }) => type === 'story')

export const addressOf = ({ id }: Entry) => `http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${id}`
