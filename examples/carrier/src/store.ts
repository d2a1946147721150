import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Booking } from './booking'

/** A notice to be sent to a portal. */
export interface Notice {
  id: string
  url: string
  body: string
  /** Attempts that were not acknowledged. */
  failures: number
  dueAt: number
}

interface Books {
  bookings: Booking[]
  notices: Notice[]
}

const readBooks = async (file: string): Promise<Books> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Books
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { bookings: [], notices: [] }
    throw error
  }
}

/** Keeps bookings in memory and in a file; without a file, in memory alone. */
export const openStore = async (file: string | null) => {
  const { bookings, notices }: Books = file ? await readBooks(file) : { bookings: [], notices: [] }
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    if (!file) return
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify({ bookings, notices }), { mode: 0o600 })
    await rename(`${file}.new`, file)
  }
  return {
    bookings,
    notices,
    find: (number: string) => bookings.find((booking) => booking.number === number),
    findByCarrier: (number: string) => bookings.find((booking) => booking.carrierNumber === number),
    /** Resolves once all changes so far are on the disk. */
    save() {
      writing = writing.then(write)
      return writing
    },
  }
}

export type Store = Awaited<ReturnType<typeof openStore>>
