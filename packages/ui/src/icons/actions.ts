/** What one can do: paths of icons, drawn as paths.ts says. */

const lens = 'M17.75 10.75a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM15.75 15.75l4.75 4.75'

/** A magnifying glass. */
export const iconSearch = lens
/** A magnifying glass with a plus. */
export const iconZoomIn = `${lens}M10.75 7.75v6M7.75 10.75h6`
/** A magnifying glass with a minus. */
export const iconZoomOut = `${lens}M7.75 10.75h6`
/** A plus: add. */
export const iconPlus = 'M12 4.5v15M4.5 12h15'
/** A minus: less. */
export const iconMinus = 'M4.5 12h15'
/** An arrow up out of a tray. */
export const iconUpload = 'M3.75 15.25v3a2 2 0 0 0 2 2h12.5a2 2 0 0 0 2-2v-3M12 16V4M7.25 8.75 12 4l4.75 4.75'
/** An arrow down into a tray. */
export const iconDownload =
  'M3.75 15.25v3a2 2 0 0 0 2 2h12.5a2 2 0 0 0 2-2v-3M12 3.75v12M7.25 11 12 15.75 16.75 11'
/** A bin: delete. */
export const iconTrash =
  'M4 6.25h16M9 6.25v-1.5a1.5 1.5 0 0 1 1.5-1.5h3a1.5 1.5 0 0 1 1.5 1.5v1.5M5.75 6.25l.9 13.1a1.5 1.5 0 0 0 1.5 1.4h7.7a1.5 1.5 0 0 0 1.5-1.4l.9-13.1M10 10.5v6M14 10.5v6'
/** A pencil: edit. */
export const iconPencil = 'M16 4.25 19.75 8 8.25 19.5l-4.5.75.75-4.5ZM13.25 7 17 10.75'
/** Two sheets: copy. */
export const iconCopy =
  'M10.25 8.25h8.5a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5ZM5.75 15.75h-.5a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5h8.5a1.5 1.5 0 0 1 1.5 1.5'
/** A sheet with an arrow around its corner: turn. */
export const iconRotate =
  'M4.75 10.25h7.5a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-7.5a1.5 1.5 0 0 1-1.5-1.5v-7.5a1.5 1.5 0 0 1 1.5-1.5ZM10 3.75h4.5a4 4 0 0 1 4 4v5.5M15.75 10.5l2.75 2.75 2.75-2.75'
/** An arrow in a circle: load again. */
export const iconRefresh = 'M20.25 12a8.25 8.25 0 1 1-2.4-5.85l2.4 2.4M20.25 3.75v4.8h-4.8'
/** Three lines that get shorter: narrow down. */
export const iconFilter = 'M3.75 6.5h16.5M7 12h10M10.25 17.5h3.5'
/** Three dots: further actions. */
export const iconMore =
  'M6 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0ZM12.5 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0ZM19 12a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Z'
/** A triangle: play. */
export const iconPlay = 'M7.25 4.5v15l12-7.5Z'
/** A triangle in a frame: a film. */
export const iconVideo =
  'M5.25 5h13.5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5.25a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM10 9v6l5-3Z'
/** Two bars: pause. */
export const iconPause = 'M8 5v14M16 5v14'
/** Two links of a chain: an address. */
export const iconLink =
  'M10 14a4 4 0 0 0 5.66 0l3.42-3.42a4 4 0 0 0-5.66-5.66L12 6.34M14 10a4 4 0 0 0-5.66 0l-3.42 3.42a4 4 0 0 0 5.66 5.66L12 17.66'
/** A flag: report. */
export const iconFlag = 'M5.25 21V3.75h13.5L16 8.25l2.75 4.5H5.25'
