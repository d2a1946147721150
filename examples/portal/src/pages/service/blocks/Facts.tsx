import type { BlockProps } from './block'
import './facts.css'

/** Terms beside one another, right below the header. */
export const Facts = ({ block, id }: BlockProps<'facts'>) => (
  <section className="service-facts" id={id} aria-label="要点">
    <dl className="portal-width">
      {block.list.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
)
