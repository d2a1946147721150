import type { Place } from './row'

/** Whether the query names a row of the database; otherwise there is no such page. */
export const namesRow = ({ query }: Place): boolean => /^[1-9]\d{0,8}$/.test(query.id ?? '')
