import type { Zone } from '@chuhai/contract/competition'
import './zone-mark.css'

const turns: Record<Zone, number | null> = { 北部赛区: 0, 东部赛区: 90, 南部赛区: 180, 中部赛区: null }

/** A decorative compass whose needle points to the zone; the central zone has a dot. */
export const ZoneMark = ({ zone, size = 28 }: { zone: Zone; size?: number }) => {
  const turn = turns[zone]
  return (
    <svg
      className="zone-mark"
      viewBox="-14 -14 28 28"
      width={size}
      height={size}
      focusable="false"
      aria-hidden="true"
    >
      <circle className="zone-mark__ring" r="12.5" />
      {turn === null ? (
        <circle className="zone-mark__needle" r="4" />
      ) : (
        <path className="zone-mark__needle" transform={`rotate(${turn})`} d="M0 -10L4.2 7L0 4L-4.2 7Z" />
      )}
    </svg>
  )
}
