const line = (names, beside) =>
  names
    .filter((name) => !beside.includes(name))
    .map((name) => name.replace(/\.js$/, ''))
    .join(' ')

/**
 * The names of the files as the loader carries them: a line for each part, in which what comes along with it anyway is
 * not said again, and for each element the hash of its own file before what it needs beyond `element`.
 */
export function carriedNames({ launcher, early, panels, elements, ...parts }) {
  const element = Object.values(elements).reduce((some, list) => some.filter((name) => list.includes(name)))
  const ofElement = ([tag, list]) => {
    const name = tag.replace('chuhai-', '')
    return [name, line(list, element).replace(`${name}-`, '')]
  }
  return {
    launcher: line(launcher, []),
    early: line(early, []),
    panels: line(panels, early),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, list]) => [name, line(list, [...early, ...panels])]),
    ),
    element: line(element, []),
    elements: Object.fromEntries(Object.entries(elements).map(ofElement)),
  }
}
