/** Floors inside the portal and the server: an import goes down only, as docs/architecture.md draws them. */

/** Files that are not part of what is shipped. */
export const notShipped = '\\.(test|stories)\\.tsx?$|/testing(\\.ts$|/)|/stories/'

const portal = '^examples/portal/src/'

/** Floors of the portal, the lowest first; areas stand on them, and routes, server and entries on the areas. */
const floors = ['styles', 'app', 'router', 'components', 'layout', 'pages']
const foldersOf = (names) => `${portal}(${names.join('|')})/`

/** Areas that show a part of another one, and why it is not on a floor below. */
const neighbours = {
  account: { orders: 'The personal centre shows all orders of the visitor.' },
  market: { publications: 'Services are listed and described as publications are.' },
  pay: { orders: 'A purchase shows the order that it makes or pays.' },
  school: {
    live: 'A living course is shown as a broadcast, before and while it is on air.',
    orders: 'The student centre shows the orders of the school.',
  },
}
const anyArea = `${portal}(?!(?:${[...floors, 'routes', 'server', 'testing'].join('|')})/)([^/]+)/`

const goesDown = (name, from, to) => ({
  name: `portal-${name}`,
  severity: 'error',
  comment:
    'Imports go down the floors of docs/architecture.md: move what two areas need to components or app, and let routes or entries hand in what is above.',
  from: { path: from.path, pathNot: [notShipped, ...(from.pathNot ?? [])] },
  to,
})

export const portalFloors = [
  ...floors.map((floor, index) =>
    goesDown(
      floor,
      { path: `${portal}${floor}/` },
      { path: portal, pathNot: foldersOf(floors.slice(0, index + 1)) },
    ),
  ),
  goesDown(
    'area',
    { path: anyArea, pathNot: [foldersOf(Object.keys(neighbours))] },
    { path: portal, pathNot: [`${portal}$1/`, foldersOf(floors)] },
  ),
  ...Object.entries(neighbours).map(([area, known]) =>
    goesDown(
      area,
      { path: `${portal}${area}/` },
      { path: portal, pathNot: foldersOf([area, ...Object.keys(known), ...floors]) },
    ),
  ),
  goesDown('routes', { path: `${portal}routes/` }, { path: `${portal}(server/|entry-|early)` }),
]

export const serverSource = '^packages/server/src/'

/** The floors inside the server, from the top; its files beside the folders stand above all of them. */
export const serverFloors = [
  ['operator'],
  ['personal-data'],
  ['modules'],
  ['messages'],
  ['outbox', 'search', 'content', 'backup', 'document', 'files'],
  ['uploads'],
  ['http'],
  ['jobs', 'idempotency', 'limits', 'signing'],
  ['database'],
  ['settings'],
  ['process', 'time', 'calendar', 'text-files'],
]

export const serverArrows = serverFloors.map((folders, floor) => ({
  name: `server-floor-${folders[0]}`,
  severity: 'error',
  comment:
    'An import goes down the floors only: move what both need to a lower one, or declare it in a list that both read.',
  from: { path: `${serverSource}(${folders.join('|')})/`, pathNot: notShipped },
  to: {
    path: serverSource,
    pathNot: ['$1', ...serverFloors.slice(floor + 1).flat()].map((folder) => `${serverSource}${folder}/`),
  },
}))
