import { type Programme, teamMax } from '@chuhai/contract/competition'
import { Sail, Ship } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import { Heading } from '../../components/Heading'
import { TitledList } from '../parts/TitledList'
import './tracks.css'
import { openEditionMessages } from './messages'

/** The fields of the form for each track (specification 5.2, 5.3). */
const asked = [
  ['ranks', 'project', 'schoolName', 'area', 'isExperience', 'teacher'],
  ['companyName', 'project', 'legalPerson', 'platform', 'area'],
] as const
const vessels = [Sail, Ship]

/** The two tracks with the fields of their forms, and what finalists receive. */
export const Tracks = ({ introduction }: { introduction: Programme['introduction'] }) => {
  const words = useMessages(openEditionMessages)
  return (
    <section className="portal-section portal-width kycup-tracks">
      <Heading title={words.tracksTitle} lead={words.tracksLead} />
      <ul className="kycup-tracks__both">
        {introduction.tracks.map(({ title, text }, index) => {
          const Vessel = vessels[index % vessels.length] ?? Ship
          return (
            <li key={title}>
              <Vessel size={150} />
              <h3>{title}</h3>
              <p>{text}</p>
              <h4>{words.asked}</h4>
              <ul className="kycup-tracks__asked">
                {(asked[index] ?? []).map((name) => (
                  <li key={name}>{words.fields[name]}</li>
                ))}
              </ul>
              <p className="kycup-tracks__team">
                {words.team(teamMax)}
                {index === 0 && words.student}
              </p>
            </li>
          )
        })}
      </ul>
      <h3 className="kycup-tracks__gains">{words.gainsTitle}</h3>
      <TitledList entries={introduction.gains} />
    </section>
  )
}
