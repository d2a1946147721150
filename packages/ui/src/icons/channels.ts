/** Ways to reach us: paths of icons, drawn as paths.ts says. */

const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0Z'

/** A dot with waves: a broadcast. */
export const iconLive =
  'M14.25 12a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM7.9 7.9a5.8 5.8 0 0 0 0 8.2M16.1 7.9a5.8 5.8 0 0 1 0 8.2M5.25 5.25a9.55 9.55 0 0 0 0 13.5M18.75 5.25a9.55 9.55 0 0 1 0 13.5'
/** A speech bubble with lines: the consultation form. */
export const iconConsultation =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H10.5L6.75 21v-3.25h-1.5a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2ZM7.75 9h8.5M7.75 12.75h5.25'
/** A frame with a line: a code to scan. */
export const iconScan =
  'M3.75 8V5.75a2 2 0 0 1 2-2H8M16 3.75h2.25a2 2 0 0 1 2 2V8M20.25 16v2.25a2 2 0 0 1-2 2H16M8 20.25H5.75a2 2 0 0 1-2-2V16M3.75 12h16.5'
/** Two speech bubbles: talk to customer service. */
export const iconChat =
  'M9.75 4c3.45 0 6.25 2.35 6.25 5.25s-2.8 5.25-6.25 5.25c-.75 0-1.45-.1-2.1-.3L4.75 15.5l.6-2.7A4.8 4.8 0 0 1 3.5 9.25C3.5 6.35 6.3 4 9.75 4ZM18.25 10.6c1.4.8 2.25 2.1 2.25 3.55 0 1.25-.65 2.4-1.7 3.2l.45 2.4-2.6-1.3c-.45.1-.9.15-1.4.15-1.85 0-3.45-.75-4.35-1.9'
/** A receiver: call. */
export const iconPhone =
  'M8.1 3.75H5.5a1.75 1.75 0 0 0-1.75 1.9c.7 7.8 6.8 13.9 14.6 14.6a1.75 1.75 0 0 0 1.9-1.75v-2.6a1 1 0 0 0-.76-.97l-3.2-.8a1.5 1.5 0 0 0-1.43.4l-1.3 1.3a12.6 12.6 0 0 1-5.4-5.4l1.3-1.3a1.5 1.5 0 0 0 .4-1.43l-.8-3.2a1 1 0 0 0-.96-.75Z'
/** A compass: the site guide. */
export const iconCompass = `${ring}M15.75 8.25l-2.2 5.3-5.3 2.2 2.2-5.3ZM12 3.25V5M12 19v1.75M3.25 12H5M19 12h1.75`
/** A headset: customer service. */
export const iconHeadset =
  'M3.75 15.5V12a8.25 8.25 0 0 1 16.5 0v3.5M7.75 13.25h-2a2 2 0 0 0-2 2v1.5a2 2 0 0 0 2 2h2ZM16.25 13.25h2a2 2 0 0 1 2 2v1.5a2 2 0 0 1-2 2h-2ZM18.25 18.75c0 1.4-1.1 2-2.5 2H13'
/** A paper plane: send. */
export const iconSend = 'M20.5 3.5 10.25 13.75M20.5 3.5 14 20.5l-3.75-6.75L3.5 10Z'
/** A square: stop an answer. */
export const iconStop =
  'M7.25 5.75h9.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-9.5a1.5 1.5 0 0 1 1.5-1.5Z'
