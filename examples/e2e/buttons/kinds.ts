/** What a link or button can be, by what its element says of itself; the walk checks each as its row says. */
export const kinds = {
  page: [
    'a page of the portal',
    'its path is a route, and answers with that page or leads there after sign-on',
  ],
  part: ['a part of the same page', 'the page has an element with that id'],
  file: ['a file or a calendar', 'the server sends it'],
  outside: ['another site', 'the address of another site'],
  phone: ['a call', 'the number of the hotline or of a place'],
  mail: ['a mail', 'an address'],
  consult: [
    'the consultation form',
    'what it is about is of a kind that operators know and named on the page; the form says it',
  ],
  submit: ['sends the form that it belongs to', 'it has one, and a search form leads to a route'],
  opens: [
    'opens a menu, a list, a dialog or an answer',
    'pressed, it says so, and something is there that was not',
  ],
  closes: ['closes the menu that it is in', 'it names the menu'],
  chooses: ['chooses one of several', 'it says whether it is chosen'],
  acts: ['does at once what it says', 'it has a row below, with the test that presses it'],
  waits: ['nothing at present', 'it is disabled, and says so'],
} as const satisfies Record<string, readonly [leads: string, check: string]>

/** A kind of `kinds`. */
export type Kind = keyof typeof kinds
