import { getEdition, getProgramme } from '@chuhai/contract/competition'
import { implement } from '../../../http/implement'
import { expectEdition } from './expect-edition'
import { presentEdition, presentProgramme } from './service'

export const editionRoutes = [
  implement(getEdition, async ({ params }, { db, now }) =>
    presentEdition(await expectEdition(db, params.id), now),
  ),

  implement(getProgramme, async ({ params }, { db, now }) =>
    presentProgramme(await expectEdition(db, params.id), now),
  ),
]
