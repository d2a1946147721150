/** Messages: paths of icons, drawn as paths.ts says. */

/** A bell: messages. */
export const iconBell = 'M5.75 17.25V10.5a6.25 6.25 0 0 1 12.5 0v6.75M3.75 17.25h16.5M10 20.75h4'
/** An envelope: e-mail. */
export const iconMail =
  'M5.25 4.75h13.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2ZM3.75 7.25 12 13.5l8.25-6.25'
