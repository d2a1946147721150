import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Trade } from './trade'

export interface Notification {
  id: string
  url: string
  /** The signed form. */
  body: string
  /** Attempts that were not acknowledged. */
  failures: number
  dueAt: number
}

interface Books {
  trades: Trade[]
  /** Those that have not been acknowledged yet. */
  notifications: Notification[]
}

const readBooks = async (file: string): Promise<Books> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Books
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { trades: [], notifications: [] }
    throw error
  }
}

/** Keeps trades in memory and in a file; without a file, in memory alone. */
export const openStore = async (file: string | null) => {
  const { trades, notifications }: Books = file ? await readBooks(file) : { trades: [], notifications: [] }
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    if (!file) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify({ trades, notifications }), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return {
    trades,
    notifications,
    findByToken: (token: string) => trades.find((trade) => trade.token === token),
    findByOutNumber: (appId: string, outNumber: string) =>
      trades.find((trade) => trade.appId === appId && trade.outNumber === outNumber),
    /** Resolves once all changes so far are on the disk. */
    save() {
      writing = writing.then(write)
      return writing
    },
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
