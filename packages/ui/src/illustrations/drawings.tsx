import { illustration } from './Illustration'

/** A buoy that calls: something could not be loaded. */
export const Buoy = illustration((paint) => (
  <>
    <path
      stroke={paint.water}
      d="M10 83q4.17-4 8.33 0t8.34 0 8.33 0 8.33 0 8.34 0 8.33 0 8.33 0 8.34 0 8.33 0 8.33 0 8.34 0 8.33 0M31 91q4.15-4 8.3 0t8.3 0 8.3 0 8.3 0 8.3 0 8.3 0 8.3 0"
    />
    <path fill={paint.accent} d="M55.5 26h9L73 63H47Z" />
    <path fill={paint.paper} d="M51 45.5h18l2.3 10H48.7Z" />
    <path fill={paint.glow} d="M55.5 15.5h9V26h-9Z" />
    <path d="M52 26h16M60 15.5V8M42 18.5c-4 2.5-6.5 6-7 10.5M78 18.5c4 2.5 6.5 6 7 10.5" />
    <path fill={paint.deep} d="M34 63h52l-6.5 14h-39Z" />
  </>
))

/** Bars that rise: advertising and figures. */
export const Growth = illustration((paint) => (
  <>
    <path fill={paint.paper} stroke="none" d="M20 11h86v72H20Z" />
    <path fill={paint.mid} d="M30 60h11v23H30ZM48 48h11v35H48Z" />
    <path fill={paint.pale} d="M66 54h11v29H66Z" />
    <path fill={paint.accent} d="M84 34h11v49H84Z" />
    <path d="M20 11v72h88M28 46l20-13 18 8 26.5-23M84.5 18h8v8" />
  </>
))

/** A lighthouse on its island: signing in. */
export const Lighthouse = illustration((paint) => (
  <>
    <path fill={paint.glow} stroke="none" d="M62 29l46-13v26Z" />
    <path stroke={paint.water} d="M6 89q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0" />
    <path fill={paint.paper} d="M47 72l3.5-38h10L64 72Z" />
    <path fill={paint.deep} d="M49.3 47h12.4l1 11H48.3Z" />
    <path fill={paint.accent} d="M50.5 24h10v10h-10Z" />
    <path d="M46 34h19M48 24h15M55.5 24v-8" />
    <path fill={paint.sand} d="M17 82c9-9 22-13 38.5-13S85 73 94 82Z" />
  </>
))

/** A taped parcel: nothing found, and everything in boxes. */
export const Parcel = illustration((paint) => (
  <>
    <path fill={paint.paper} d="M25 31l35 16v40L25 70Z" />
    <path fill={paint.pale} d="M95 31 60 47v40l35-17Z" />
    <path fill={paint.mid} d="M60 15l35 16-35 16-35-16Z" />
    <path fill={paint.accent} d="M38.3 24.9l8.4-3.8 35 16V49l-8.4 3.9V40.9Z" />
    <path d="M73.3 40.9l8.4-3.8M33 62l10 4.7" />
  </>
))

/** A speaker beside a screen: courses and live broadcasts. */
export const Podium = illustration((paint) => (
  <>
    <path fill={paint.pale} d="M13 16h66v44H13Z" />
    <path fill={paint.accent} d="M40 29v18l16-9Z" />
    <path d="M21 69h36M21 77h25" />
    <circle fill={paint.sand} cx="95" cy="49" r="9" />
    <path fill={paint.deep} d="M78 86V80a17 17 0 0 1 34 0V86Z" />
    <path d="M7 86h108" />
  </>
))

/** A small boat under sail: nothing here yet, and nothing lost. */
export const Sail = illustration((paint) => (
  <>
    <path stroke={paint.water} d="M19 75h82M6 89q4.5-4 9 0t9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0 9 0" />
    <path fill={paint.paper} d="M31 67h58c-2.5 9-8 14.5-17 14.5H48c-9 0-14.5-5.5-17-14.5Z" />
    <path fill={paint.pale} d="M60 19c12 9 19.5 26 21 43H60ZM55.5 25C48.5 37 44.5 49 43 62h12.5Z" />
    <path d="M60 11v56" />
    <circle fill={paint.accent} stroke="none" cx="97" cy="21" r="7" />
  </>
))

/** A site on a screen: building an independent shop. */
export const Screen = illustration((paint) => (
  <>
    <path fill={paint.paper} d="M16 17h88v58H16Z" />
    <path fill={paint.pale} d="M16 17h88v12H16Z" />
    <path d="M22 23h.01M27.5 23h.01M33 23h.01M53 75l-3 12M67 75l3 12M39 87h42" />
    <path fill={paint.mid} d="M25 38h31v28H25Z" />
    <path d="M25 60l9-8.5 8 7 5.5-5.5 8.5 7.5M65 40h30M65 48.5h20" />
    <path fill={paint.accent} d="M65 57.5h21V66H65Z" />
  </>
))

/** A certificate with its seal: trademarks, patents and papers. */
export const Seal = illustration((paint) => (
  <>
    <path fill={paint.paper} d="M32 11h44l15 15v59H32Z" />
    <path fill={paint.pale} d="M76 11v15h15Z" />
    <path d="M42 29h22M42 40h36M42 51h16M42 62h13" />
    <path fill={paint.mid} d="M69.5 70v20l7-4.5 7 4.5V70Z" />
    <circle fill={paint.accent} cx="76.5" cy="64" r="12.5" />
    <path stroke="#FFFFFF" d="M71 64.3l3.9 3.8 6.8-7.4" />
  </>
))

/** A cup: signed up, and won. */
export const Trophy = illustration((paint) => (
  <>
    <path d="M40 23H26v6c0 9.5 5.5 15 14 15M80 23h14v6c0 9.5-5.5 15-14 15" />
    <path fill={paint.glow} stroke="none" d="M40 16h40v25a20 20 0 0 1-40 0Z" />
    <path fill={paint.accent} stroke="none" d="M54 16h12v44a20 20 0 0 1-12 0Z" />
    <path d="M40 16h40v25a20 20 0 0 1-40 0ZM60 61v7" />
    <path fill={paint.pale} d="M52 76c.8-5 3.7-8 8-8s7.2 3 8 8Z" />
    <path fill={paint.deep} d="M42 76h36v10H42Z" />
    <path d="M34 86h52" />
  </>
))
