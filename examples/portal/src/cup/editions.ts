import type { Edition, Programme } from '@chuhai/contract/competition'
import { calls } from '../app/calls'
import type { Read } from '../app/page'

/** The edition that the slides look back at. */
export const endedEditionId = 5

/** The edition that takes teams at present. */
export const openEditionId = 6

/** Loads the programme that all slides share. */
export const loadEnded = async ({ read }: { read: Read }): Promise<Programme> => {
  const { getProgramme } = await calls.competition()
  return read(getProgramme, { params: { id: String(endedEditionId) } })
}

export interface OpenEditionData {
  programme: Programme
  /** With its sign-up window and the server's clock. */
  edition: Edition
}

export const loadOpen = async ({ read }: { read: Read }): Promise<OpenEditionData> => {
  const { getEdition, getProgramme } = await calls.competition()
  const params = { id: String(openEditionId) }
  const [programme, edition] = await Promise.all([
    read(getProgramme, { params }),
    read(getEdition, { params }),
  ])
  return { programme, edition }
}
