import type { Course } from '@chuhai/contract/school'
import { useWords } from '../content/words'
import './teacher.css'
import { schoolOfferWords } from './words'

/** Who teaches: the surname as a picture, the name, what they did. */
export const Teacher = ({ teacher: { name, title } }: { teacher: Course['teacher'] }) => {
  const words = useWords(schoolOfferWords)
  return (
    <section className="school-teacher">
      <h2>{words.teacher}</h2>
      <span className="school-teacher__sign" aria-hidden="true">
        {[...name][0]}
      </span>
      <b>{name}</b>
      <p>{title}</p>
    </section>
  )
}
