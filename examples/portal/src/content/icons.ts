import { iconMegaphone, iconShieldCheck, iconShip, iconShop, iconWindow } from '@chuhai/ui/icons'

const icons: Record<string, string> = {
  shield: iconShieldCheck,
  shop: iconShop,
  ship: iconShip,
  megaphone: iconMegaphone,
  window: iconWindow,
}

/** The icon that content names. */
export const iconOf = (name: string): string => icons[name] ?? iconShip
