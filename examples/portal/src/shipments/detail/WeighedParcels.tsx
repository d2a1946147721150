import type { Weighing } from '@chuhai/contract/logistics'
import { useMessages } from '../../app/messages'
import { LazyImage } from '../../components/LazyImage'
import { parcelMessages } from '../../components/parcel-messages'
import { weighingMessages } from './weighing-messages'

/** Each parcel as it was declared and as it was measured, with the picture that was taken of it. */
export const WeighedParcels = ({ parcels }: Pick<Weighing, 'parcels'>) => {
  const words = useMessages(weighingMessages)
  const { parcel: measures } = useMessages(parcelMessages)
  return (
    <>
      <h3>{words.parcels}</h3>
      <ul className="shipment-weighed">
        {parcels.map(({ number, declared, measured, picture }) => (
          <li key={number}>
            <div>
              <b>{number}</b>
              <dl>
                <div>
                  <dt>{words.declared}</dt>
                  <dd>{measures(declared, 1)}</dd>
                </div>
                <div>
                  <dt>{words.measured}</dt>
                  <dd>{measured ? measures(measured, 1) : words.notYet}</dd>
                </div>
              </dl>
            </div>
            {picture !== null && (
              <a href={picture} target="_blank" rel="noreferrer">
                <LazyImage src={picture} alt={words.picture(number)} width={120} height={90} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
