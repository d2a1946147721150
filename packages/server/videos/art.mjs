import { barcode, box, carton, check, circle, ink, path, put, sheet } from './kit.mjs'

const strong = { weight: 5 }

/** Pictures beside a board, about 200 wide around the point 0 0. */
const drawings = {
  barcode: () =>
    box(-96, -70, 192, 140, { radius: 12, ...strong }) +
    barcode(-72, -46, 150, 66, 5) +
    path('M-72 44h96', { weight: 7, stroke: ink.hair }) +
    circle(62, 44, 10, { fill: ink.accent, stroke: 'none' }),
  calculator: () =>
    box(-72, -98, 144, 196, { radius: 18, ...strong }) +
    box(-50, -76, 100, 44, { fill: ink.pale, radius: 8 }) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2].map((column) =>
          box(-50 + column * 38, -14 + row * 34, 24, 20, {
            fill: row === 2 && column === 2 ? ink.accent : ink.mid,
            stroke: 'none',
            radius: 5,
          }),
        ),
      )
      .join(''),
  calendar: () =>
    box(-96, -80, 192, 172, { radius: 16, ...strong }) +
    path('M-96 -64a16 16 0 0 1 16-16h160a16 16 0 0 1 16 16v30h-192Z', { fill: ink.deep, ...strong }) +
    path('M-50 -98v34M50 -98v34', { weight: 9 }) +
    [0, 1, 2]
      .flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          box(-76 + column * 41, -14 + row * 34, 26, 20, {
            fill: row === 1 && column === 2 ? ink.accent : ink.pale,
            stroke: 'none',
            radius: 5,
          }),
        ),
      )
      .join(''),
  carton: () => carton(-6, 92, { length: 25, width: 22, height: 22, scale: 4.2 }),
  chart: () =>
    path('M-90 -84V84H96', strong) +
    path('M-66 50L-26 14L14 34L78 -56', { stroke: ink.accent, weight: 7 }) +
    [
      [-66, 50],
      [-26, 14],
      [14, 34],
      [78, -56],
    ]
      .map(([x, y]) => circle(x, y, 11, { stroke: ink.line, weight: 5 }))
      .join(''),
  chat: () =>
    path(
      'M-100 -76h124a16 16 0 0 1 16 16v56a16 16 0 0 1-16 16h-76l-34 30v-30h-14a16 16 0 0 1-16-16v-56a16 16 0 0 1 16-16Z',
      {
        fill: ink.paper,
        ...strong,
      },
    ) +
    path('M-86 -46h96M-86 -18h60', { weight: 6, stroke: ink.mid }) +
    path(
      'M-4 22h92a14 14 0 0 1 14 14v40a14 14 0 0 1-14 14h-8v24l-28-24h-56a14 14 0 0 1-14-14v-40a14 14 0 0 1 14-14Z',
      {
        fill: ink.glow,
        ...strong,
      },
    ) +
    [16, 42, 68].map((x) => circle(x, 56, 7, { fill: ink.accent, stroke: 'none' })).join(''),
  flag: () =>
    path('M-92 88C-56 52 70 52 100 88Z', { fill: ink.sand, ...strong }) +
    path('M-26 70V-96', { weight: 7 }) +
    path('M-26 -92C10 -112 34 -72 84 -92V-22C34 -2 10 -42 -26 -22Z', { fill: ink.accent, ...strong }),
  globe: () =>
    circle(0, 0, 92, strong) +
    path('M-92 0H92M-80 -46H80M-80 46H80', { stroke: ink.mid, weight: 4 }) +
    path('M0 -92C-56 -40 -56 40 0 92C56 40 56 -40 0 -92ZM0 -92V92', { stroke: ink.mid, weight: 4 }) +
    circle(0, 0, 92, { fill: 'none', ...strong }) +
    path('M-52 30C-30 -50 30 -62 58 -30', { stroke: ink.accent, weight: 6 }) +
    circle(-52, 30, 11, { fill: ink.accent, weight: 4 }) +
    circle(58, -30, 11, { fill: ink.accent, weight: 4 }),
  image: () =>
    box(-100, -80, 200, 160, { radius: 16, ...strong }) +
    circle(46, -34, 20, { fill: ink.accent, stroke: 'none' }) +
    path('M-84 58L-30 -18L10 34L36 6L84 58Z', { fill: ink.mid, ...strong }),
  magnifier: () =>
    path('M44 44L96 96', { weight: 20 }) +
    circle(-16, -16, 76, { weight: 8 }) +
    path('M-52 14V-8M-28 14V-36M-4 14V-20M20 14V-52', { stroke: ink.mid, weight: 12 }) +
    path('M20 14V-52', { stroke: ink.accent, weight: 12 }),
  person: () =>
    box(-100, -86, 200, 150, { radius: 16, ...strong }) +
    circle(0, -34, 30, { fill: ink.sand, ...strong }) +
    path('M-58 62Q-58 6 0 6T58 62Z', { fill: ink.deep, ...strong }) +
    path('M-50 92H50', { weight: 8 }) +
    circle(78, -64, 8, { fill: ink.accent, stroke: 'none' }),
  scale: () =>
    put(carton(0, 0, { length: 17, width: 15, height: 13, scale: 3.6 }), { x: -3, y: 2 }) +
    path('M-86 14H86', { weight: 9 }) +
    path('M-70 22H70L88 96H-88Z', { fill: ink.paper, ...strong }) +
    circle(0, 60, 27, { fill: ink.pale, ...strong }) +
    path('M0 60L13 45', { stroke: ink.accent, weight: 6 }),
  sheet: () =>
    sheet(-72, -98, 144, 192) +
    path('M-44 -38h88M-44 -8h88M-44 22h50', { weight: 6, stroke: ink.mid }) +
    put(check(0, 0), { x: 62, y: 82, scale: 1.7 }),
  shield: () =>
    path('M0 -98C28 -76 58 -70 84 -70V-2C84 48 44 82 0 100C-44 82 -84 48 -84 -2V-70C-58 -70 -28 -76 0 -98Z', {
      fill: ink.paper,
      ...strong,
    }) + path('M-38 2L-8 32L42 -28', { stroke: ink.success, weight: 13 }),
  tag: () =>
    path('M-96 -10L-8 -98H84A12 12 0 0 1 96 -86V6L8 94A14 14 0 0 1 -12 94L-96 10A14 14 0 0 1 -96 -10Z', {
      fill: ink.glow,
      ...strong,
    }) +
    circle(56, -58, 15, strong) +
    path('M-44 4L4 52M-16 -24L32 24', { weight: 7, stroke: ink.accent }),
}

/** A picture on a round ground at a place. */
export const art = (name, x, y) => {
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no picture "${name}"`)
  return circle(x, y, 150, { fill: ink.pale, stroke: 'none' }) + put(drawing(), { x, y })
}
