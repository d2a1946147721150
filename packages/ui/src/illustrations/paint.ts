/** The background that an illustration is drawn for: white and tints, or dark blue. */
export type IllustrationTone = 'light' | 'navy'

/** The colours of one illustration; `accent` paints exactly one part. */
export interface Paint {
  line: string
  paper: string
  pale: string
  mid: string
  deep: string
  sand: string
  accent: string
  glow: string
  water: string
}

export const paints: Record<IllustrationTone, Paint> = {
  light: {
    line: '#0A2E54',
    paper: '#FFFFFF',
    pale: '#DDEBF8',
    mid: '#8ABAE5',
    deep: '#0E5CA8',
    sand: '#EADBBD',
    accent: '#F0641E',
    glow: '#FFE4D1',
    water: '#8ABAE5',
  },
  navy: {
    line: '#DDEBF8',
    paper: '#123D69',
    pale: '#1B4C7E',
    mid: '#2D6AA6',
    deep: '#3F86C6',
    sand: '#D9C296',
    accent: '#F0641E',
    glow: '#FFC7A1',
    water: '#2D6AA6',
  },
}
