import { calculators } from '@chuhai/contract/page'
import { Button, Field, useReader, useShownValue } from '@chuhai/ui'
import { useRef, useState } from 'react'
import { ConsultButton } from '../../../components/ConsultButton'
import { Heading } from '../../../components/Heading'
import type { BlockProps, ShownBlockOf } from './block'

type Input = ShownBlockOf<'calculator'>['inputs'][number]

/** What is typed in each field, by its name. */
type Typed = Record<string, string>

const defaults = (inputs: readonly Input[]): Typed =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, String(value)]))

/** Returns the number of a field, or null where it is none or out of its range. */
const numberOf = ({ min, max }: Input, typed: string): number | null => {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  return number >= min && number <= max ? number : null
}

const write = (number: number, digits: number): string =>
  Number.isFinite(number)
    ? number.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    : '—'

interface InputRowProps {
  input: Input
  typed: string
  onType(text: string): void
}

/** A number with its unit, typed or moved by the slider below. */
const InputRow = ({ input, typed, onType }: InputRowProps) => {
  const { label, unit, min, max, step, hint } = input
  const number = numberOf(input, typed)
  const field = useRef<HTMLInputElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  // Less than a step beside the number, the slider has only rounded it.
  useReader(() => {
    const shown = slider.current?.value
    return Math.abs(Number(shown) - (number ?? min)) < step ? undefined : shown
  }, onType)
  // After the slider: what is typed counts where both have moved.
  useShownValue(field, typed, onType)
  return (
    <Field
      label={label}
      hint={hint ?? undefined}
      error={number === null ? `请输入 ${min}–${max} 之间的数` : undefined}
    >
      {(control) => (
        <>
          <div className="ch-box">
            <input
              {...control}
              ref={field}
              className="ch-box__input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={(event) => onType(event.currentTarget.value)}
            />
            <span className="calculator__unit">{unit}</span>
          </div>
          <input
            ref={slider}
            className="calculator__slider"
            type="range"
            aria-hidden="true"
            tabIndex={-1}
            min={min}
            max={max}
            step={step}
            value={number ?? min}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </>
      )}
    </Field>
  )
}

/** A formula with fields for what it needs, and its results, which follow every change. */
export default function CalculatorPanel({ block, id, page }: BlockProps<'calculator'>) {
  const { title, lead, formula, inputs, results, note } = block
  const [typed, setTyped] = useState(() => defaults(inputs))
  const numbers = inputs.map((input) => [input.name, numberOf(input, typed[input.name] ?? '')] as const)
  const isComplete = numbers.every(([, number]) => number !== null)
  const found: Record<string, number> = isComplete
    ? calculators[formula].calculate(Object.fromEntries(numbers) as Record<string, number>)
    : {}
  const hasAnswer = results.every(({ name }) => Number.isFinite(found[name] ?? Number.NaN))
  const textOf = ({ name, digits }: (typeof results)[number]) => write(found[name] ?? Number.NaN, digits)
  const [answer, ...explanations] = results
  const asked = `${title}：${inputs.map(({ name, label, unit }) => `${label} ${typed[name]} ${unit}`).join('，')}`
  return (
    <section className="portal-section portal-width calculator" id={id}>
      <Heading title={title} lead={lead} />
      <div className="calculator__panel">
        <div className="calculator__inputs">
          {inputs.map((input) => (
            <InputRow
              key={input.name}
              input={input}
              typed={typed[input.name] ?? ''}
              onType={(text) => setTyped((before) => ({ ...before, [input.name]: text }))}
            />
          ))}
        </div>
        <div className="calculator__results">
          <output aria-live="polite">
            {answer && (
              <p className="calculator__answer">
                {answer.label}
                <b data-negative={(found[answer.name] ?? 0) < 0 || undefined}>
                  {textOf(answer)} <small>{answer.unit}</small>
                </b>
              </p>
            )}
            <dl>
              {explanations.map((result) => (
                <div key={result.name}>
                  <dt>{result.label}</dt>
                  <dd>
                    {textOf(result)} <small>{result.unit}</small>
                  </dd>
                </div>
              ))}
            </dl>
            {!hasAnswer && (
              <p className="calculator__none">
                {isComplete
                  ? '按这组数字算不出结果：成本和扣点已经超过收入。'
                  : '有数字还没填对，改好后自动重算。'}
              </p>
            )}
          </output>
          <div className="calculator__actions">
            <ConsultButton variant="secondary" about={{ kind: 'calculation', id: page, title: asked }}>
              请顾问核一遍
            </ConsultButton>
            <Button variant="text" onClick={() => setTyped(defaults(inputs))}>
              恢复默认
            </Button>
          </div>
        </div>
      </div>
      {note && <p className="block-note">{note}</p>}
    </section>
  )
}
