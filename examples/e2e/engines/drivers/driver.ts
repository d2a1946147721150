export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight' | 'PageDown' | 'End'
/** What cuts, pastes, or takes everything, together with Control. */
export type Letter = 'a' | 'v' | 'x'

/** A window of a browser, or a frame in one. Points are in CSS pixels of its own viewport. */
export interface Tab {
  open(address: string): Promise<void>
  /** Evaluates an expression, which is a text or the promise of one. */
  evaluate(expression: string): Promise<string>
  click(x: number, y: number): Promise<void>
  wheel(x: number, y: number, deltaY: number): Promise<void>
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  pressWithControl(letter: Letter): Promise<void>
  /** Types letters with an input method, and takes a candidate for them; where the driver has one. */
  compose?(letters: string, candidate: string): Promise<void>
  /** Chooses a file in the input to which an expression evaluates. */
  choose(input: string, path: string): Promise<void>
  picture(): Promise<Buffer>
  /** The frame in it whose document is at an origin. */
  inside(origin: string): Promise<Tab | undefined>
}

/** A browser without a past, with one window. */
export interface Session {
  tab: Tab
  /** Another window of the browser, whose document is at an origin. */
  window(origin: string): Promise<Tab | undefined>
  /** Errors and violated policies that the browser tells of. */
  problems: string[]
  close(): Promise<void>
}

export interface Size {
  width: number
  height: number
}

/** A running browser. */
export interface Driver {
  version: string
  openSession(size: Size): Promise<Session>
  close(): Promise<void>
}
