import { Growth, type IllustrationProps, Parcel, Screen, Seal } from '@chuhai/ui/illustrations'
import type { ComponentType } from 'react'

const pictures: Record<string, ComponentType<IllustrationProps>> = {
  growth: Growth,
  parcel: Parcel,
  screen: Screen,
  seal: Seal,
}

/** The drawing of a course, by the name its content gives. */
export const CoursePicture = ({ name }: { name: string }) => {
  const Picture = pictures[name] ?? Screen
  return <Picture size={88} />
}
