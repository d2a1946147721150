import { ConsultButton } from '../../../components/ConsultButton'
import { Heading } from '../../../components/Heading'
import type { BlockProps } from './block'
import './prices.css'

/** Plans beside one another; on a phone one below the other, each with its own facts. */
export const Prices = ({ block: { title, lead, plans, rows, note }, id, page }: BlockProps<'prices'>) => (
  <section className="portal-section portal-width service-prices" id={id}>
    <Heading title={title} lead={lead} />
    <table data-plans={plans.length}>
      <thead>
        <tr>
          <td />
          {plans.map((plan) => (
            <th key={plan.name} scope="col" data-marked={plan.mark ? true : undefined}>
              {plan.name}
              {plan.mark && <em>{plan.mark}</em>}
              <b>{plan.price}</b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            {row.values.map((value, index) => (
              <td
                key={plans[index]?.name}
                data-label={row.label}
                data-marked={plans[index]?.mark ? true : undefined}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
        <tr className="service-prices__choice">
          <th scope="row">
            <span className="ch-hidden">选择</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.name} data-marked={plan.mark ? true : undefined}>
              <ConsultButton
                variant={plan.mark ? 'primary' : 'secondary'}
                block
                about={{ kind: 'plan', id: page, title: plan.name }}
                aria-label={`咨询“${plan.name}”`}
              >
                咨询“{plan.name}”
              </ConsultButton>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
    <ul className="service-prices__plans">
      {plans.map((plan, index) => (
        <li key={plan.name} data-marked={plan.mark ? true : undefined}>
          <h3>
            {plan.name}
            {plan.mark && <em>{plan.mark}</em>}
          </h3>
          <b>{plan.price}</b>
          <dl>
            {rows.map((row) => (
              <div key={row.label}>
                <dt>{row.label}</dt>
                <dd>{row.values[index]}</dd>
              </div>
            ))}
          </dl>
          <ConsultButton
            variant={plan.mark ? 'primary' : 'secondary'}
            block
            about={{ kind: 'plan', id: page, title: plan.name }}
          >
            咨询“{plan.name}”
          </ConsultButton>
        </li>
      ))}
    </ul>
    {note && <p className="block-note">{note}</p>}
  </section>
)
