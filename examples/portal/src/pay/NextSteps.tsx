import type { ProductKind } from '@chuhai/contract/order'
import { useMessages } from '../app/messages'
import { nextMessages } from './next-messages'

/** What there is to do once something is bought; in a chunk of its own, because all kinds have their words in it. */
export default function NextSteps({ kind }: { kind: ProductKind }) {
  const { title, steps } = useMessages(nextMessages)
  return (
    <section className="done-next">
      <h2>{title}</h2>
      <ol>
        {steps[kind].map((step) => (
          <li key={step.title}>
            <b>{step.title}</b>
            <span>{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
