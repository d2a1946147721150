import type { Warehouse } from '@chuhai/contract/logistics'
import { useMessages } from '../../app/messages'
import { warehouseMessages } from './messages'
import './map-part.css'

type Point = Warehouse['map']['at']

const pathOf = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ')

/** Where the name of a street is written: beside the middle of its longest piece. */
const middleOf = (points: readonly Point[]): Point => {
  let longest = 0
  let middle: Point = points[0] ?? [0, 0]
  points.slice(1).forEach(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    const length = Math.hypot(x - fromX, y - fromY)
    if (length <= longest) return
    longest = length
    middle = [(x + fromX) / 2, (y + fromY) / 2]
  })
  return middle
}

/** A map of the way to a warehouse: streets, water, landmarks, the warehouse and its entrance for lorries. */
export const MapPart = ({ warehouse: { name, map } }: { warehouse: Warehouse }) => {
  const { map: words, comma } = useMessages(warehouseMessages)
  const { streets, water, landmarks, at, gate } = map
  const near = landmarks.map((landmark) => landmark.name).join(comma)
  return (
    <section>
      <h2>{words.title}</h2>
      <figure className="warehouse-map">
        <svg viewBox="0 0 160 100" role="img" aria-label={words.label(name, near)}>
          {water.map((points) => (
            <polygon key={pathOf(points)} className="warehouse-map__water" points={pathOf(points)} />
          ))}
          {streets.map(({ points, isMain }) => (
            <polyline
              key={pathOf(points)}
              className={isMain ? 'warehouse-map__main' : 'warehouse-map__street'}
              points={pathOf(points)}
            />
          ))}
          {streets
            .filter((street) => street.name !== '')
            .map((street) => {
              const [x, y] = middleOf(street.points)
              return (
                <text key={street.name} x={x} y={y - 2.4}>
                  {street.name}
                </text>
              )
            })}
          {landmarks.map((landmark) => (
            <g key={landmark.name} className="warehouse-map__landmark">
              <circle cx={landmark.at[0]} cy={landmark.at[1]} r="1.6" />
              <text x={landmark.at[0]} y={landmark.at[1] + 6}>
                {landmark.name}
              </text>
            </g>
          ))}
          <rect
            className="warehouse-map__gate"
            x={gate[0] - 1.8}
            y={gate[1] - 1.8}
            width="3.6"
            height="3.6"
          />
          <text x={gate[0]} y={gate[1] + 7}>
            {words.gate}
          </text>
          <path
            className="warehouse-map__pin"
            d={`M${at[0]} ${at[1]}c-5-6-6-8-6-11a6 6 0 0 1 12 0c0 3-1 5-6 11Z`}
          />
        </svg>
        <figcaption>{words.note}</figcaption>
      </figure>
    </section>
  )
}
