import { useIsPainted } from '../../app/rendering'
import type { PageProps } from '../../routes/row'
import type { OpenEditionData } from '../editions'
import { Hero } from './Hero'
import { LastEdition } from './LastEdition'
import { Notes } from './Notes'
import { Prizes } from './Prizes'
import { Schedule } from './Schedule'
import { Steps } from './Steps'
import { Tracks } from './Tracks'
import { Zones } from './Zones'

/**
 * The landing page of the edition that takes teams: everything a team decides by, and the way in. What is seen first comes
 * first.
 */
export default function KycupPage({ data: { programme, edition }, now }: PageProps<OpenEditionData>) {
  const { introduction, schedule, prizes, review, notes } = programme
  const isPainted = useIsPainted()
  return (
    <>
      <Hero programme={programme} edition={edition} />
      <Tracks introduction={introduction} />
      {isPainted && (
        <>
          <Zones />
          <Schedule schedule={schedule} now={now} />
          <Prizes prizes={prizes} />
          <Steps />
          <Notes notes={notes} />
          <LastEdition review={review} />
        </>
      )}
    </>
  )
}
