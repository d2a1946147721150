import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import './people.css'

/** People by their surname, with what they have done before. */
export const People = ({ block: { title, lead, list }, id }: BlockProps<'people'>) => (
  <section className="portal-section portal-width people" id={id}>
    <Heading title={title} lead={lead} />
    <ul>
      {list.map(({ name, role, text, fields }) => (
        <li key={name}>
          <span className="people__face" aria-hidden="true">
            {name.slice(0, 1)}
          </span>
          <div>
            <h3>{name}</h3>
            <p className="people__role">{role}</p>
            <p>{text}</p>
            {fields.length > 0 && <p className="people__fields">{fields.join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  </section>
)
