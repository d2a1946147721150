import type { Locale } from './locale'

/** HTTP status and texts of a code. */
export type ErrorEntry = { status: number } & Record<Locale, string>

export type ErrorTable = Record<string, ErrorEntry>
