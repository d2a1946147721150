import { commands } from 'vitest/browser'
import { timeoutMs } from '../../.commands/test-settings.mjs'
import { elementAt, elementsIn, isInside, labelsOf, type Point, placesOf } from './places'
import { controlSelector, matching, modals, openPopups, promiseOf } from './promises'

/** Of the days of a calendar only those of one weekday are pressed. */
const isSkipped = (control: HTMLElement) => control.matches('[role="gridcell"]:not(:nth-child(3)) *')

const frame = () => new Promise(requestAnimationFrame)

/** Waits for a state. Resolves with whether it came before the timeout. */
const until = async (isThere: () => boolean): Promise<boolean> => {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await frame())
    if (isThere()) return true
  return false
}

/** Waits until an element no longer moves or grows. */
const stillness = (element: Element) => {
  let before = ''
  return until(() => {
    const place = JSON.stringify(element.getBoundingClientRect())
    const isStill = place === before
    before = place
    return isStill
  })
}

const bringIntoView = (control: HTMLElement) => {
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return stillness(control)
}

/** It may fail yet, and take controls with it. */
const isLoading = (element: HTMLElement) =>
  element instanceof HTMLImageElement && !element.complete && element.loading !== 'lazy'

/** Waits until the images of the story have come or failed, and nothing in it has changed for some frames. */
const quiet = (story: HTMLElement) => {
  let before = ''
  let frames = 0
  return until(() => {
    const shown = story.innerHTML
    frames = shown === before && !elementsIn(story).some(isLoading) ? frames + 1 : 0
    before = shown
    return frames > 6
  })
}

const canBePressed = (control: HTMLElement) => {
  const modal = modals().at(-1)
  const { width, height } = control.getBoundingClientRect()
  return (
    control.isConnected &&
    control.checkVisibility({ visibilityProperty: true }) &&
    width > 0 &&
    height > 0 &&
    !control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [readonly]') &&
    !control.closest('[inert], .ch-hidden') &&
    (!modal || isInside(control, modal))
  )
}

/** Another control, or an open list, lies over it. */
const isCovered = (control: HTMLElement, hit: Element | null) => {
  const above = hit?.closest(controlSelector)
  return Boolean(above && above !== control) || openPopups().some((popup) => isInside(hit, popup))
}

/** Records and stops clicks on controls whose action would end the story. */
const withheld = (isHeld: (target: HTMLElement) => boolean) => {
  const arrived = new Set<EventTarget>()
  const hold = (event: Event) => {
    const held = event.composedPath().find((target) => target instanceof HTMLElement && isHeld(target))
    // No link may open a page, which would leave this one in the background.
    if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault()
    if (!held) return
    arrived.add(held)
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('click', hold, true)
  return { arrived, end: () => removeEventListener('click', hold, true) }
}

const heardTypes = ['pointerdown', 'mousedown', 'focusout', 'focusin', 'click', 'keydown', 'toggle']
const tagOf = (target: unknown) =>
  target instanceof HTMLElement ? (target.cloneNode() as HTMLElement).outerHTML.slice(0, 80) : String(target)

/** Records what a page hears of a press, for the message where it fails. */
const listener = () => {
  const heard: string[] = []
  const hear = (event: Event) => heard.push(`${event.type} ${tagOf(event.composedPath()[0])}`)
  for (const type of heardTypes) addEventListener(type, hear, true)
  const end = () => {
    for (const type of heardTypes) removeEventListener(type, hear, true)
  }
  return { heard, end }
}

const nameOf = (control: HTMLElement) =>
  `${control.role ?? control.localName} “${control.ariaLabel || control.textContent || (control as HTMLInputElement).labels?.[0]?.textContent || control.className}”`

/**
 * Presses every control of a story as people do, in a page that can take the focus, as a host's main element often does.
 * Throws at the first without its expected effect. Narrow stories are pressed by finger, others by mouse or finger;
 * controls alternately on their text and in their middle.
 */
export const pressStory = async (story: HTMLElement, id: string): Promise<void> => {
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const hand = innerWidth <= 560 || turn % 2 ? 'finger' : 'mouse'
  let presses = turn >> 1
  const pressedPanels = new Set<string>()
  const plain = new Set<EventTarget>()
  const { heard, end: endHearing } = listener()
  const { arrived, end } = withheld((target) => plain.has(target))

  const press = async (point: Point) => {
    const around = frameElement?.getBoundingClientRect()
    const scale = around ? around.width / innerWidth : 1
    const x = (around?.left ?? 0) + point.x * scale
    const y = (around?.top ?? 0) + point.y * scale
    await (hand === 'mouse' ? commands.pressMouse(x, y) : commands.pressFinger(x, y))
  }

  const pressControl = async (control: HTMLElement, field?: HTMLElement) => {
    await bringIntoView(control)
    // A list that has just opened scrolls once to the option that is active.
    if (!isInside(elementAt(placesOf(control).middle), control)) await bringIntoView(control)
    if (!canBePressed(control) || control.matches('[type="radio"]:checked')) return
    const { text, middle } = placesOf(control)
    const isOnText = text && presses++ % 2 === 0
    const point = isOnText ? text : middle
    const hit = elementAt(point)
    const isOwn = [control, ...labelsOf(control)].some((part) => isInside(hit, part))
    if (!isOwn && isCovered(control, hit)) return
    const promised = promiseOf(control, field)
    if (!promised) plain.add(control)
    arrived.clear()
    heard.length = 0
    await press(point)
    if (!(await until(promised?.isKept ?? (() => arrived.has(control)))))
      throw new Error(
        `${nameOf(control)}, pressed ${isOnText ? 'on its text' : 'in its middle'} by ${hand}, did not ${promised?.what ?? 'take the press'}:\n${[`hit ${tagOf(hit)}`, ...heard, `open ${openPopups().map(tagOf)}`].join('\n')}`,
      )
    plain.delete(control)
  }

  /** The list or panel that a field has opened. */
  const pressPopup = async (popup: HTMLElement, field?: HTMLElement) => {
    const controls = () => elementsIn(popup).filter((each) => each.matches(controlSelector))
    const options = () =>
      controls().filter(
        (each) => each.role === 'option' && each.ariaSelected !== 'true' && canBePressed(each),
      )
    // A panel that two controls open is pressed once.
    const isNew = !pressedPanels.has(popup.className)
    pressedPanels.add(popup.className)
    await until(() => elementsIn(popup).every((each) => each.ariaBusy !== 'true'))
    for (const control of controls())
      if (isNew && control.role !== 'option' && !isSkipped(control)) await pressControl(control, field)
    // A list ends with a choice; a list of lists with one in the last of them.
    for (let level = 0; level < 4 && popup.isConnected && options().length; level++) {
      const lists = elementsIn(popup).filter((each) => each.role === 'listbox')
      const last = lists.at(-1)
      const there = options().filter((each) => !last || isInside(each, last))
      const chosen = there[presses % Math.max(1, there.length)]
      if (chosen) await pressControl(chosen, field)
    }
  }

  const closePopups = async () => {
    for (let count = openPopups().length; count > 0; count = openPopups().length) {
      await commands.pressKey('Escape')
      if (!(await until(() => openPopups().length < count)))
        throw new Error(`Escape did not close ${openPopups().at(-1)?.className}`)
    }
  }

  try {
    story.tabIndex = -1
    window.focus()
    await quiet(story)
    for (const popup of openPopups()) await pressPopup(popup, matching('[aria-expanded="true"]')[0])
    await closePopups()
    const controls = matching(controlSelector).filter((control) => isInside(control, story))
    for (const control of controls) {
      if (!canBePressed(control)) continue
      await pressControl(control)
      for (const popup of openPopups()) await pressPopup(popup, control)
      await closePopups()
    }
  } finally {
    end()
    endHearing()
    story.removeAttribute('tabindex')
  }
}
