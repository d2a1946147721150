/** What the title of a page or a story says: its English name, the Chinese one below it, and the tag of a widget. */
export const namesOf = (title: string) => {
  const [english = '', chinese, tag] = (title.split('/').at(-1) ?? '').split(' – ')
  return { english, chinese, tag }
}
