import { addresses, ports } from '../services'

/** Above those of a journey that starts a product of its own; browsers refuse 4190, a port of mail filters. */
const firstFront = ports.portal + 91

export const frontPorts = {
  portal: firstFront,
  signOn: firstFront + 1,
  partner: firstFront + 2,
  university: firstFront + 3,
}

/** Sessions live in cookies that older browsers keep over https only, so visitors come by https. */
export const secure = {
  ...addresses,
  portal: `https://localhost:${frontPorts.portal}`,
  signOn: `https://localhost:${frontPorts.signOn}`,
  partner: `https://127.0.0.1:${frontPorts.partner}`,
  university: `https://127.0.0.1:${frontPorts.university}`,
}
