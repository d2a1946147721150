export interface Step {
  text: string
  start: number
  end: number
}

const longest = 200

/** What a text was, step by step, for a field whose text we write ourselves: the browser's own history ends there. */
export const createHistory = (text: string) => {
  let steps: Step[] = [{ text, start: text.length, end: text.length }]
  let at = 0
  const move = (by: number) => {
    const step = steps[at + by]
    if (step) at += by
    return step
  }
  return {
    /** Forgets what was before. */
    restart(step: Step) {
      steps = [step]
      at = 0
    },
    /** A new text, or where the caret is in the present one. */
    record(step: Step) {
      if (steps[at]?.text !== step.text) {
        steps = [...steps.slice(Math.max(0, at + 2 - longest), at + 1), step]
        at = steps.length - 1
      } else steps[at] = step
    },
    back: () => move(-1),
    forward: () => move(1),
  }
}
