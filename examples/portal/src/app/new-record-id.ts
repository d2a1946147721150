import { randomKey } from '@chuhai/core'

/** An id of a row, made in the browser: sent twice, it is kept once. */
export const newRecordId = (): string =>
  randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
