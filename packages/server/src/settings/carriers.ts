/** An account at a gateway to carriers that speaks the protocol of examples/carrier. */
export interface GatewaySettings {
  url: string
  key: string
  /** Of Standard Webhooks: what the gateway signs its notices with. */
  secret: string
  /** Where it sends them. */
  noticeUrl: string
}

/** An account at 17TRACK. */
export interface SeventeenTrackSettings {
  url: string
  key: string
  /** Its numbers of carriers by our keys; one without a number is found out by itself. */
  carriers: ReadonlyMap<string, number>
}

/** The carriers that are connected; null where none is. */
export interface CarrierSettings {
  gateway: GatewaySettings | null
  seventeenTrack: SeventeenTrackSettings | null
}
