import { Field, TextField, useLocale, useShownValue } from '@chuhai/ui'
import { type Attribute, isValid, valuesOf } from '@chuhai/ui/element'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useMessages } from '../app/messages'
import type { Chip } from '../components/Chips'
import { ListFilter, ListFilters } from '../components/ListFilters'
import { type Choice, type Colour, choicePath, colours } from './choice'
import { embedMessages } from './messages'
import { nameOf, widgets } from './widgets'

/** The values of a field that has few; null for one that is written. */
const listedValues = (attribute: Attribute): readonly string[] | null => {
  if (attribute.kind === 'choice') return attribute.choices
  return attribute.kind === 'boolean' ? ['true'] : null
}

interface TextOptionProps {
  label: string
  hint: string
  attribute: Attribute
  value: string
  onChange(value: string): void
}

/** A field that is written; it counts once it is left, or with Enter. */
const TextOption = ({ label, hint, attribute, value, onChange }: TextOptionProps) => {
  const words = useMessages(embedMessages)
  const [text, setText] = useState(value)
  const isWrong = text !== '' && !isValid(attribute, text)
  const take = () => {
    if (!isWrong && text !== value) onChange(text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  const form = useRef<HTMLFormElement>(null)
  // A value typed before hydration, or restored by the browser, counts although its field is never left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes the text that has just changed
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) take()
  }, [text])
  return (
    <form ref={form} onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        error={isWrong ? words.invalid(valuesOf(attribute)) : undefined}
        value={text}
        onChange={setText}
        onBlur={take}
        inputMode={attribute.kind === 'number' ? 'numeric' : undefined}
      />
    </form>
  )
}

interface ColourOptionProps {
  label: string
  value: string
  onChange(value: string): void
}

/** A colour; it counts once the picker is closed, as the browser's own event says. */
const ColourOption = ({ label, value, onChange }: ColourOptionProps) => {
  const input = useRef<HTMLInputElement>(null)
  useShownValue(input, value, onChange)
  useEffect(() => {
    const node = input.current
    const take = () => onChange(node?.value ?? '')
    node?.addEventListener('change', take)
    return () => node?.removeEventListener('change', take)
  }, [onChange])
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          ref={input}
          key={value}
          className="embed__colour"
          type="color"
          defaultValue={value}
        />
      )}
    </Field>
  )
}

/** Everything that can be chosen: links where there are few values, fields where something is written. */
export const Options = ({ choice }: { choice: Choice }) => {
  const words = useMessages(embedMessages)
  const locale = useLocale()
  const { widget, fields, values } = choice
  const set = (name: string, value: string) => navigate(choicePath(choice, { [name]: value }))
  const chip = (name: string, value: string, text: string, isCurrent: boolean): Chip => ({
    name: text,
    path: choicePath(choice, { [name]: value }),
    isCurrent,
  })
  const entries = Object.entries(fields)
  const listed = entries.filter(([, attribute]) => listedValues(attribute))
  const written = entries.filter(([, attribute]) => !listedValues(attribute))
  return (
    <div className="embed__options">
      <ListFilters>
        <ListFilter
          label={words.widget}
          chips={widgets.map((one) => chip('widget', nameOf(one), one.name[locale], one === widget))}
        />
        {listed.map(([name, attribute]) => (
          <ListFilter
            key={name}
            label={words.names[name] ?? name}
            chips={[
              chip(name, '', words.unset, !values[name]),
              ...(listedValues(attribute) ?? []).map((value) =>
                chip(name, value, words.values[value] ?? value, values[name] === value),
              ),
            ]}
          />
        ))}
      </ListFilters>
      <div className="embed__fields">
        {written.map(([name, attribute]) => (
          <TextOption
            key={`${widget.tag} ${name} ${values[name]}`}
            label={words.names[name] ?? name}
            hint={widget.texts.attributes[name]?.[locale] ?? valuesOf(attribute)}
            attribute={attribute}
            value={values[name] ?? ''}
            onChange={(value) => set(name, value)}
          />
        ))}
        {(Object.keys(colours) as Colour[]).map((name) => (
          <ColourOption
            key={name}
            label={words.colours[name]}
            value={choice.colours[name] ?? colours[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </div>
    </div>
  )
}
