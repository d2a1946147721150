import { type MessageChoice, type MessageWay, messagePurposes, messageWays } from '@chuhai/contract/message'
import { useId } from 'react'
import type { ChoicesMessages } from './messages'
import { Switch } from './Switch'

interface ChoicesTableProps {
  words: ChoicesMessages
  choices: readonly MessageChoice[]
  onChoose(kind: string, way: MessageWay, isOn: boolean): void
}

/**
 * Kinds of message and ways; on phones a kind is a card whose switches carry the names of their columns.
 *
 *   消息            站内信   邮件   短信
 *   服务消息
 *   订单已支付        ●      ●      ○
 */
export const ChoicesTable = ({ words, choices, onChoose }: ChoicesTableProps) => {
  const id = useId()
  const ways = messageWays.filter((way) =>
    choices.some((choice) => choice.ways.some((one) => one.way === way)),
  )
  const purposes = messagePurposes.filter((purpose) => choices.some((choice) => choice.purpose === purpose))
  return (
    <section aria-labelledby={`${id}-title`} className="ch-message-choices__part">
      <h3 id={`${id}-title`}>{words.choices.title}</h3>
      <p className="ch-message-choices__lead">{words.choices.lead}</p>
      <table className="ch-message-choices__table" aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col">{words.choices.kind}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {words.ways[way]}
              </th>
            ))}
          </tr>
        </thead>
        {purposes.map((purpose) => (
          <tbody key={purpose}>
            <tr className="ch-message-choices__group">
              <th scope="rowgroup" colSpan={ways.length + 1}>
                <strong>{words.purposes[purpose]}</strong>
                {purpose === 'service' && <span id={`${id}-fixed`}>{words.choices.fixed}</span>}
              </th>
            </tr>
            {choices
              .filter((choice) => choice.purpose === purpose)
              .map((choice) => (
                <tr key={choice.kind}>
                  <th scope="row">{choice.name}</th>
                  {ways.map((way) => {
                    const one = choice.ways.find((each) => each.way === way)
                    return (
                      <td key={way} data-label={words.ways[way]}>
                        {one ? (
                          <Switch
                            label={words.choices.label(choice.name, words.ways[way])}
                            isOn={one.isOn}
                            fixedBy={one.isFixed ? `${id}-fixed` : undefined}
                            onSwitch={(isOn) => onChoose(choice.kind, way, isOn)}
                          />
                        ) : (
                          <span className="ch-message-choices__none">
                            <span aria-hidden="true">–</span>
                            <span className="ch-hidden">{words.choices.notOffered}</span>
                          </span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
