import type { Edition, Programme } from '@chuhai/contract/competition'
import { calls } from '../app/calls'
import type { Read } from '../routes/row'
import { endedEditionId, openEditionId } from './edition-ids'

interface Reading {
  read: Read
}

/** What the slides tell of; all eight share the one answer. */
export const loadEnded = async ({ read }: Reading): Promise<Programme> => {
  const { getProgramme } = await calls.competition()
  return read(getProgramme, { params: { id: String(endedEditionId) } })
}

export interface OpenEditionData {
  programme: Programme
  /** With its window, by the server's clock. */
  edition: Edition
}

export const loadOpen = async ({ read }: Reading): Promise<OpenEditionData> => {
  const { getEdition, getProgramme } = await calls.competition()
  const params = { id: String(openEditionId) }
  const [programme, edition] = await Promise.all([
    read(getProgramme, { params }),
    read(getEdition, { params }),
  ])
  return { programme, edition }
}
