import { provincesOf, type Zone } from '@chuhai/contract/competition'
import { useWords } from '../../content/words'
import { CompassRose } from './CompassRose'
import './compass.css'
import { cupWords } from '../words'

/** As they are read around the rose. */
const around: readonly Zone[] = ['北部赛区', '东部赛区', '南部赛区', '中部赛区']

/** The four zones around a compass: each with how many provinces it holds. */
export const Compass = () => {
  const words = useWords(cupWords)
  return (
    <div className="compass">
      <CompassRose className="compass__rose" centre={words.centre} />
      <ul>
        {around.map((zone) => {
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
