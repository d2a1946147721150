/** One path per icon: 24 grid, drawn for a round 1.5 px stroke inside a live area of 20. An unused icon costs nothing. */

const ring = 'M20.75 12a8.75 8.75 0 1 1-17.5 0 8.75 8.75 0 0 1 17.5 0Z'
const lens = 'M17.75 10.75a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM15.75 15.75l4.75 4.75'

// Ways to go
export const iconMenu = 'M3.75 6h16.5M3.75 12h16.5M3.75 18h10.5'
export const iconClose = 'm5.75 5.75 12.5 12.5M18.25 5.75l-12.5 12.5'
export const iconChevronDown = 'm6.75 9.5 5.25 5.25 5.25-5.25'
export const iconChevronUp = 'm6.75 14.5 5.25-5.25 5.25 5.25'
export const iconChevronRight = 'm9.5 6.75 5.25 5.25-5.25 5.25'
export const iconChevronLeft = 'M14.5 6.75 9.25 12l5.25 5.25'
export const iconArrowRight = 'M4 12h16M14.25 6.25 20 12l-5.75 5.75'
export const iconArrowLeft = 'M20 12H4M9.75 6.25 4 12l5.75 5.75'
export const iconArrowUp = 'M12 20V4M6.25 9.75 12 4l5.75 5.75'
export const iconToTop = 'M4.75 3.75h14.5M12 20.5V8M6.5 13.5 12 8l5.5 5.5'
export const iconExternal =
  'M10.25 5.25h-4.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4.5M14.25 3.75h6v6M20.25 3.75 11 13'
export const iconLogout =
  'M10.25 3.75h-4.5a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2h4.5M9.5 12h11M15.75 7.25 20.5 12l-4.75 4.75'
export const iconSwap = 'M4 7.75h16M15.75 3.5 20 7.75 15.75 12M20 16.25H4M8.25 12 4 16.25l4.25 4.25'
export const iconHome =
  'M3.75 10.75 12 3.75l8.25 7v8a1.5 1.5 0 0 1-1.5 1.5H5.25a1.5 1.5 0 0 1-1.5-1.5ZM9.5 20.25v-6h5v6'

// Ways to reach us
export const iconLive =
  'M14.25 12a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM7.9 7.9a5.8 5.8 0 0 0 0 8.2M16.1 7.9a5.8 5.8 0 0 1 0 8.2M5.25 5.25a9.55 9.55 0 0 0 0 13.5M18.75 5.25a9.55 9.55 0 0 1 0 13.5'
export const iconConsultation =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H10.5L6.75 21v-3.25h-1.5a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2ZM7.75 9h8.5M7.75 12.75h5.25'
export const iconScan =
  'M3.75 8V5.75a2 2 0 0 1 2-2H8M16 3.75h2.25a2 2 0 0 1 2 2V8M20.25 16v2.25a2 2 0 0 1-2 2H16M8 20.25H5.75a2 2 0 0 1-2-2V16M3.75 12h16.5'
export const iconPhone =
  'M8.1 3.75H5.5a1.75 1.75 0 0 0-1.75 1.9c.7 7.8 6.8 13.9 14.6 14.6a1.75 1.75 0 0 0 1.9-1.75v-2.6a1 1 0 0 0-.76-.97l-3.2-.8a1.5 1.5 0 0 0-1.43.4l-1.3 1.3a12.6 12.6 0 0 1-5.4-5.4l1.3-1.3a1.5 1.5 0 0 0 .4-1.43l-.8-3.2a1 1 0 0 0-.96-.75Z'
export const iconCompass = `${ring}M15.75 8.25l-2.2 5.3-5.3 2.2 2.2-5.3ZM12 3.25V5M12 19v1.75M3.25 12H5M19 12h1.75`
export const iconMail =
  'M5.25 4.75h13.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2ZM3.75 7.25 12 13.5l8.25-6.25'
export const iconHeadset =
  'M3.75 15.5V12a8.25 8.25 0 0 1 16.5 0v3.5M7.75 13.25h-2a2 2 0 0 0-2 2v1.5a2 2 0 0 0 2 2h2ZM16.25 13.25h2a2 2 0 0 1 2 2v1.5a2 2 0 0 1-2 2h-2ZM18.25 18.75c0 1.4-1.1 2-2.5 2H13'
export const iconSend = 'M20.5 3.5 10.25 13.75M20.5 3.5 14 20.5l-3.75-6.75L3.5 10Z'
export const iconStop =
  'M7.25 5.75h9.5a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-9.5a1.5 1.5 0 0 1 1.5-1.5Z'

// What is traded
export const iconShop =
  'M3.25 8.75 5 4.25h14l1.75 4.5a2.92 2.92 0 0 1-5.83 0 2.92 2.92 0 0 1-5.84 0 2.92 2.92 0 0 1-5.83 0ZM4.75 11.5v8.75h14.5V11.5M9.5 20.25v-4.5h5v4.5'
export const iconShip =
  'M3 13.75h18l-2.25 4.5H5.25ZM6.25 13.75v-3.5h5M11.25 13.75V6.5h5v7.25M11.25 10.25h5M13.75 6.5V3.25M3 21q2.25-1.5 4.5 0 2.25 1.5 4.5 0 2.25-1.5 4.5 0 2.25 1.5 4.5 0'
export const iconTruck =
  'M5.25 17.25h-1a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5h8.5a1.5 1.5 0 0 1 1.5 1.5v10.5H9.75M14.25 9.25h3.25l3.75 4v4H19.5M15 17.25h-.75M9.75 17.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM19.5 17.5a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z'
export const iconBox = 'M12 3l8 4.4v9.2L12 21l-8-4.4V7.4ZM4 7.4l8 4.4 8-4.4M12 11.8V21M8 5.2l8 4.4v3.5'
export const iconMegaphone =
  'M6.75 8.5h-2a1.5 1.5 0 0 0-1.5 1.5v4a1.5 1.5 0 0 0 1.5 1.5h2l9.5 4.25V4.25ZM6.75 8.5v7M7.5 15.75v4.5h3v-3.1M19 9.5a3.2 3.2 0 0 1 0 5'
export const iconWindow =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.25a2 2 0 0 1 2-2ZM3.25 8.75h17.5M6.25 6.5h.01M8.75 6.5h.01M6.75 12.5h4.75M6.75 16h2.75M14.5 12.5h2.75V16H14.5Z'
export const iconShieldCheck =
  'M12 2.9 4.5 5.6v5.9c0 4.4 2.9 7.7 7.5 9.6 4.6-1.9 7.5-5.2 7.5-9.6V5.6ZM8.5 11.75l2.5 2.5 4.75-4.75'
export const iconInvoice =
  'M5.25 3.25h13.5v17.5l-2.25-1.5-2.25 1.5L12 19.25l-2.25 1.5-2.25-1.5-2.25 1.5ZM9 6.75l3 3.75 3-3.75M12 10.5v5.25M9.25 10.75h5.5M9.25 13.25h5.5'
export const iconChart = 'M3.75 3.75v14.5a2 2 0 0 0 2 2h14.5M7.5 15.5l3.75-4.25 3 2.5 5.25-6.5'
export const iconBuilding =
  'M4.75 20.25V6.5L13.25 3v17.25M13.25 9.25h5a1 1 0 0 1 1 1v10M2.75 20.25h18.5M8 9.5h2M8 13h2M8 16.5h2M16.25 13h.01M16.25 16.5h.01'
export const iconGraduation =
  'M12 4.25 2.75 9 12 13.75 21.25 9ZM6.25 11v5c1.5 1.6 3.5 2.4 5.75 2.4s4.25-.8 5.75-2.4v-5M21.25 9v6'
export const iconTrophy =
  'M7.25 3.75h9.5v6.5a4.75 4.75 0 0 1-9.5 0ZM7.25 5.5h-4v1.75a4 4 0 0 0 4 4M16.75 5.5h4v1.75a4 4 0 0 1-4 4M12 15v2.25M8 20.25v-1.5a1.5 1.5 0 0 1 1.5-1.5h5a1.5 1.5 0 0 1 1.5 1.5v1.5ZM6.25 20.25h11.5'
export const iconTag =
  'M11.25 3.75h-6a1.5 1.5 0 0 0-1.5 1.5v6l8.55 8.55a1.5 1.5 0 0 0 2.1 0l5.4-5.4a1.5 1.5 0 0 0 0-2.1ZM8 8h.01'

// People
export const iconUser = 'M15.75 7.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.5 20.25a7.5 7.5 0 0 1 15 0'
export const iconUsers =
  'M12.5 7.75a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.75 19.75a6.25 6.25 0 0 1 12.5 0M15.5 4.5a3.5 3.5 0 0 1 0 6.5M17.75 14.1a6.25 6.25 0 0 1 3.5 5.65'
export const iconThumbUp =
  'M7.25 10.75v9.5h-2.5a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5ZM7.25 10.75 11 3.5a2.5 2.5 0 0 1 2.5 2.5v3.25h5.1a2 2 0 0 1 1.98 2.3l-1.08 7a2 2 0 0 1-1.97 1.7H7.25'
export const iconThumbDown =
  'M16.75 13.25v-9.5h2.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5ZM16.75 13.25 13 20.5a2.5 2.5 0 0 1-2.5-2.5v-3.25H5.4a2 2 0 0 1-1.98-2.3l1.08-7a2 2 0 0 1 1.97-1.7h10.28'

// States
export const iconCheck = 'm4.75 12.5 4.75 4.75 9.75-10.5'
export const iconSuccess = `${ring}M8.25 12.25l2.6 2.6 4.9-5.1`
export const iconWarning =
  'M10.7 4.25a1.5 1.5 0 0 1 2.6 0l7.55 13.25a1.5 1.5 0 0 1-1.3 2.25H4.45a1.5 1.5 0 0 1-1.3-2.25ZM12 9.25v4.5M12 16.5h.01'
export const iconError = `${ring}M12 7.5v5.25M12 16.25h.01`
export const iconInfo = `${ring}M12 16.5v-5.25M12 7.75h.01`
export const iconHelp = `${ring}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.25c-.7.35-1.1.85-1.1 1.75M12 16.5h.01`
export const iconLock =
  'M6.25 10.25h11.5a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5H6.25a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5ZM8.25 10.25V7.5a3.75 3.75 0 0 1 7.5 0v2.75'
export const iconEye =
  'M2.75 12C4.9 8 8.2 5.75 12 5.75S19.1 8 21.25 12c-2.15 4-5.45 6.25-9.25 6.25S4.9 16 2.75 12ZM14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z'
export const iconEyeOff =
  'M2.75 10C4.9 13.6 8.2 15.75 12 15.75S19.1 13.6 21.25 10M12 15.75v3.5M6.75 14.25 5 17.25M17.25 14.25l1.75 3'
export const iconClock = `${ring}M12 6.75V12l3.5 2.25`
export const iconBell = 'M5.75 17.25V10.5a6.25 6.25 0 0 1 12.5 0v6.75M3.75 17.25h16.5M10 20.75h4'
export const iconFlag = 'M5.25 21V3.75h13.5L16 8.25l2.75 4.5H5.25'
export const iconFlame =
  'M12 3.25c.6 3.2 5.75 5.4 5.75 11a5.75 5.75 0 0 1-11.5 0c0-2.1.9-3.6 2-4.75.5 1.5 1.1 2.2 2 2.75-.6-3.6.1-6.6 1.75-9Z'
export const iconStar = 'm12 3.25 2.65 5.6 6.1.8-4.45 4.25 1.1 6.1L12 17.05 6.6 20l1.1-6.1-4.45-4.25 6.1-.8Z'
export const iconBookmark = 'M6.25 3.75h11.5v16.5L12 15.75l-5.75 4.5Z'
export const iconHeart =
  'M12 20.25C6.4 16.2 3.25 12.9 3.25 9.2a4.7 4.7 0 0 1 8.75-2.4 4.7 4.7 0 0 1 8.75 2.4c0 3.7-3.15 7-8.75 11.05Z'

// Acts
export const iconSearch = lens
export const iconZoomIn = `${lens}M10.75 7.75v6M7.75 10.75h6`
export const iconZoomOut = `${lens}M7.75 10.75h6`
export const iconPlus = 'M12 4.5v15M4.5 12h15'
export const iconMinus = 'M4.5 12h15'
export const iconUpload = 'M3.75 15.25v3a2 2 0 0 0 2 2h12.5a2 2 0 0 0 2-2v-3M12 16V4M7.25 8.75 12 4l4.75 4.75'
export const iconDownload =
  'M3.75 15.25v3a2 2 0 0 0 2 2h12.5a2 2 0 0 0 2-2v-3M12 3.75v12M7.25 11 12 15.75 16.75 11'
export const iconTrash =
  'M4 6.25h16M9 6.25v-1.5a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v1.5M5.75 6.25l.9 13.1a1.5 1.5 0 0 0 1.5 1.4h7.7a1.5 1.5 0 0 0 1.5-1.4l.9-13.1M10 10.5v6M14 10.5v6'
export const iconPencil = 'M16 4.25 19.75 8 8.25 19.5l-4.5.75.75-4.5ZM13.25 7 17 10.75'
export const iconCopy =
  'M10.25 8.25h8.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5ZM5.75 15.75h-.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5h8.5a1.5 1.5 0 0 1 1.5 1.5'
export const iconRefresh = 'M20.25 12a8.25 8.25 0 1 1-2.4-5.85l2.4 2.4M20.25 3.75v4.8h-4.8'
export const iconFilter = 'M3.75 6.5h16.5M7 12h10M10.25 17.5h3.5'
export const iconMore =
  'M6 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0ZM12.5 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0ZM19 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Z'
export const iconPlay = 'M7.25 4.5v15l12-7.5Z'
export const iconPause = 'M8 5v14M16 5v14'
export const iconLink =
  'M10 14a4 4 0 0 0 5.66 0l3.42-3.42a4 4 0 0 0-5.66-5.66L12 6.34M14 10a4 4 0 0 0-5.66 0l-3.42 3.42a4 4 0 0 0 5.66 5.66L12 17.66'

// Things
export const iconFile =
  'M13.75 3.25h-7a1.5 1.5 0 0 0-1.5 1.5v14.5a1.5 1.5 0 0 0 1.5 1.5h10.5a1.5 1.5 0 0 0 1.5-1.5v-11ZM13.75 3.25v5h5M8.75 12.75h6.5M8.75 16.25h4.5'
export const iconImage =
  'M5.25 4.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V6.25a2 2 0 0 1 2-2ZM3.5 16.5l4.75-4.25 3.5 3 4-4.5 5 5M9.25 8.5h.01'
export const iconCalendar =
  'M5.25 5.25h13.5a2 2 0 0 1 2 2v11.5a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V7.25a2 2 0 0 1 2-2ZM3.25 9.75h17.5M7.75 3v4.25M16.25 3v4.25'
export const iconPin =
  'M12 21.1c-4.6-4.4-6.9-8.1-6.9-11.3a6.9 6.9 0 0 1 13.8 0c0 3.2-2.3 6.9-6.9 11.3ZM14.5 9.75a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z'
export const iconGlobe = `${ring}M3.25 12h17.5M15.75 12c0 3.6-1.4 6.9-3.75 8.75C9.65 18.9 8.25 15.6 8.25 12S9.65 5.1 12 3.25c2.35 1.85 3.75 5.15 3.75 8.75Z`
export const iconGrid =
  'M5.25 3.75H9a1.5 1.5 0 0 1 1.5 1.5V9A1.5 1.5 0 0 1 9 10.5H5.25A1.5 1.5 0 0 1 3.75 9V5.25a1.5 1.5 0 0 1 1.5-1.5ZM15 3.75h3.75a1.5 1.5 0 0 1 1.5 1.5V9a1.5 1.5 0 0 1-1.5 1.5H15A1.5 1.5 0 0 1 13.5 9V5.25a1.5 1.5 0 0 1 1.5-1.5ZM5.25 13.5H9a1.5 1.5 0 0 1 1.5 1.5v3.75a1.5 1.5 0 0 1-1.5 1.5H5.25a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5ZM15 13.5h3.75a1.5 1.5 0 0 1 1.5 1.5v3.75a1.5 1.5 0 0 1-1.5 1.5H15a1.5 1.5 0 0 1-1.5-1.5V15a1.5 1.5 0 0 1 1.5-1.5Z'
export const iconSun =
  'M16.25 12a4.25 4.25 0 1 1-8.5 0 4.25 4.25 0 0 1 8.5 0ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.64 5.64 6.7 6.7M17.3 17.3l1.06 1.06M5.64 18.36 6.7 17.3M17.3 6.7l1.06-1.06'
export const iconMoon = 'M20.25 14.25A8.75 8.75 0 1 1 9.75 3.75a7 7 0 0 0 10.5 10.5Z'
