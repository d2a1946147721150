import { setTimeout as pause } from 'node:timers/promises'
import type { Tab } from './drivers/driver'
import type { Reading, Step, Words } from './eyes'
import { placeIn, readIn, withEyes } from './look'

const waitMs = 20_000
const pollMs = 40
/** So often in a row a thing is where it was before it counts as resting. */
const restLooks = 3

/** Waits until something is so. Returns it. */
export const until = async <Value>(what: string, look: () => Promise<Value | null | undefined | false>) => {
  const deadline = Date.now() + waitMs
  let trouble = ''
  for (;;) {
    // A document that goes answers with an error.
    const found = await look().catch((error: Error) => {
      trouble = `: ${error.message}`
    })
    if (found) return found
    if (Date.now() > deadline) throw new Error(`${what} did not come true${trouble}`)
    await pause(pollMs)
  }
}

const wordsOf = (words: string | RegExp): Words =>
  typeof words === 'string' ? { is: words } : { like: words.source }

const described = ({ role, name, text, selector }: Step) =>
  [role ?? selector ?? 'text', Object.values(name ?? text ?? {})[0]].filter(Boolean).join(' ')

/** A thing on a page, by the way to it; it is looked for anew at each act. */
export interface Part {
  part(role: string, name?: string | RegExp): Part
  text(words: string | RegExp): Part
  selected(selector: string): Part
  /** Which of several such things: -1 is the last. */
  nth(at: number): Part
  /** What the thing says now, if it is there. */
  read(): Promise<Reading | null>
  /** Waits for the thing. */
  see(): Promise<Reading>
  /** Waits until the thing is not there. */
  gone(): Promise<void>
  /** Waits until what the thing says, or its value, fits. */
  says(words: string | RegExp): Promise<Reading>
  /** Presses the middle of the thing, once it rests and nothing covers it. */
  press(): Promise<void>
  /** Ticks a box. */
  check(): Promise<void>
  /** Types into a field, after what is in it. */
  type(text: string): Promise<void>
  /** Waits until the thing has the focus. */
  focused(): Promise<void>
  /** Waits until the thing is ticked. */
  checked(): Promise<void>
  /** Moves the focus to the thing, as Tab does in the end. */
  focus(): Promise<void>
  choose(path: string): Promise<void>
}

export const partOf = (tab: Tab, steps: Step[]): Part => {
  const way = steps.map(described).join(' › ')
  const next = (step: Step) => partOf(tab, [...steps, step])
  const read = () => readIn(tab, steps)
  const part: Part = {
    part: (role, name) => next({ role, ...(name !== undefined && { name: wordsOf(name) }) }),
    text: (words) => next({ text: wordsOf(words) }),
    selected: (selector) => next({ selector }),
    nth: (at) =>
      partOf(
        tab,
        steps.map((step) => (step === steps.at(-1) ? { ...step, at } : step)),
      ),
    read,
    see: () => until(`“${way} is seen”`, read),
    async gone() {
      await until(`“${way} is gone”`, async () => (await read()) === null)
    },
    says: (words) => {
      const fits = (said: string) => (typeof words === 'string' ? said === words : words.test(said))
      return until(`“${way} says ${words}”`, async () => {
        const reading = await read()
        return reading && (fits(reading.text) || fits(reading.value)) && reading
      })
    },
    async focused() {
      await until(`“${way} has the focus”`, async () => (await read())?.isFocused)
    },
    async checked() {
      await until(`“${way} is ticked”`, async () => (await read())?.isChecked)
    },
    async press() {
      let before = ''
      let same = 0
      const isText = steps.at(-1)?.text !== undefined
      const { x, y } = await until(`“${way} can be pressed”`, async () => {
        const place = await placeIn(tab, steps, isText)
        same = JSON.stringify(place) === before ? same + 1 : 1
        before = JSON.stringify(place)
        return same >= restLooks && place?.isReached && place
      })
      await tab.click(x, y)
    },
    async check() {
      await part.press()
      await part.checked()
    },
    async type(text) {
      const { value: before } = await part.see()
      await part.press()
      await part.focused()
      await tab.type(text)
      await until(`“${way} has another text”`, async () => (await read())?.value !== before)
    },
    async focus() {
      await part.see()
      await tab.evaluate(withEyes(`String(eyes.find(${JSON.stringify(steps)}).focus())`))
      await part.focused()
    },
    async choose(path) {
      await part.see()
      await tab.choose(`eyes.find(${JSON.stringify(steps)})`, path)
    },
  }
  return part
}
