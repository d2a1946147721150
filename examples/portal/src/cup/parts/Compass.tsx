import { provincesOf, type Zone } from '@chuhai/contract/competition'
import { useMessages } from '../../app/messages'
import './compass.css'
import { cupMessages } from '../messages'

const ticks = Array.from({ length: 60 }, (_, index) => index)
const turns = [0, 90, 180, 270]

const light = '#DDEBF8'
const blue = '#2D6AA6'

/** A long point: one side light, one dark; the western one is dimmed. */
const Point = ({ turn, length, half }: { turn: number; length: number; half: number }) => (
  <g transform={`rotate(${turn})`} opacity={turn === 270 ? 0.45 : 1}>
    <path fill={turn === 90 || turn === 180 ? light : blue} d={`M0 ${-length}L${-half} -40V0H0Z`} />
    <path fill={turn === 90 || turn === 180 ? blue : light} d={`M0 ${-length}L${half} -40V0H0Z`} />
  </g>
)

const ShortPoint = ({ turn }: { turn: number }) => (
  <g transform={`rotate(${turn})`} opacity="0.7">
    <path fill="#1B4C7E" d="M0 -120L-12 -34H0Z" />
    <path fill="#B7C9DC" d="M0 -120L12 -34H0Z" />
  </g>
)

/** A decorative compass rose; the zones are texts beside it. */
const CompassRose = ({ className, centre }: { className?: string; centre: string }) => (
  <svg className={className} viewBox="-240 -240 480 480" focusable="false" aria-hidden="true">
    <circle r="238" fill="#0A2A4C" stroke="#5096D4" strokeWidth="1.2" />
    <circle r="196" fill="none" stroke="#2D6AA6" strokeWidth="1" />
    <g stroke="#8ABAE5" strokeWidth="1.2">
      {ticks.map((tick) => (
        <path key={tick} transform={`rotate(${tick * 6})`} d={`M0 -231v${tick % 5 === 0 ? 18 : 6}`} />
      ))}
    </g>
    {turns.map((turn) => (
      <ShortPoint key={turn} turn={turn + 45} />
    ))}
    {turns.map((turn) => (
      <Point key={turn} turn={turn} length={176} half={22} />
    ))}
    <circle r="47" fill="#08233F" />
    <circle r="41" fill="#F0F6FC" />
    <text y="9" textAnchor="middle" fill="#071F3B" fontSize="26" fontWeight="700">
      {centre}
    </text>
  </svg>
)

const zonesAround: readonly Zone[] = ['北部赛区', '东部赛区', '南部赛区', '中部赛区']

/** The four zones around a compass, each with the number of its provinces. */
export const Compass = () => {
  const words = useMessages(cupMessages)
  return (
    <div className="compass">
      <CompassRose className="compass__rose" centre={words.centre} />
      <ul>
        {zonesAround.map((zone) => {
          const provinces = provincesOf(zone)
          return (
            <li key={zone}>
              <b>{words.zone(zone)}</b>
              {words.provinces(provinces.slice(0, 2).join('、'), provinces.length)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
