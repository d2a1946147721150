const speaker = 'M3.75 9.25v5.5h3.5l4.5 4V5.25l-4.5 4Z'

export const iconVolume = `${speaker}M15 9.5a3.5 3.5 0 0 1 0 5M17.5 6.75a7.25 7.25 0 0 1 0 10.5`
export const iconMuted = `${speaker}M15.5 9.5l5 5M20.5 9.5l-5 5`
export const iconSubtitles = 'M3.75 5.25h16.5v13.5H3.75ZM7 11h4M13.5 11H17M7 14.75h6.5M16 14.75h1'
export const iconFullscreen = 'M9 3.75H3.75V9M15 3.75h5.25V9M9 20.25H3.75V15M15 20.25h5.25V15'
export const iconLeaveFullscreen = 'M3.75 9H9V3.75M20.25 9H15V3.75M3.75 15H9v5.25M20.25 15H15v5.25'
export const iconPictureInPicture = 'M20.25 11V5.25H3.75v13.5H10M12.5 13h7.75v5.75H12.5Z'
export const iconKeyboard =
  'M2.75 6.25h18.5v11.5H2.75ZM6 9.75h.01M9 9.75h.01M12 9.75h.01M15 9.75h.01M18 9.75h.01M8 14.25h8'
export const iconAgain = 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 8.9M4.5 4.25V8.9h4.65'
