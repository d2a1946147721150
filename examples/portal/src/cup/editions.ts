import type { Edition, Programme } from '@chuhai/contract/competition'
import { calls, optional } from '../app/calls'
import type { Read } from '../app/page'

type EditionPlace = 'latest' | 'previous'

const readEdition = async (read: Read, id: EditionPlace): Promise<Edition> =>
  read((await calls.competition()).getEdition, { params: { id } })

const readProgramme = async (read: Read, id: EditionPlace): Promise<Programme> =>
  read((await calls.competition()).getProgramme, { params: { id } })

/** The edition that takes teams and the one that the slides look back at, each null where there is none. */
export interface Editions {
  latest: Edition | null
  previous: Edition | null
}

/** Loads both for the layout, which names them. */
export const loadEditions = async ({ read }: { read: Read }): Promise<Editions> => {
  const [latest, previous] = await Promise.all([
    optional(readEdition(read, 'latest'), 'the open edition'),
    optional(readEdition(read, 'previous'), 'the previous edition'),
  ])
  return { latest, previous }
}

/** Loads the programme that all slides share. */
export const loadPrevious = ({ read }: { read: Read }): Promise<Programme> => readProgramme(read, 'previous')

export interface OpenEditionData {
  programme: Programme
  /** With its sign-up window and the server's clock. */
  edition: Edition
}

export const loadOpen = async ({ read }: { read: Read }): Promise<OpenEditionData> => {
  const [programme, edition] = await Promise.all([readProgramme(read, 'latest'), readEdition(read, 'latest')])
  return { programme, edition }
}
