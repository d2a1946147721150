export interface Ports {
  portal: number
  signOn: number
  partner: number
  university: number
}

export interface House {
  logs: string
  pids: Record<string, number>
  ready: Promise<void>
  lost: Promise<string>
  stop(): Promise<void>
  kill(): Promise<void>
}

export interface HouseOptions {
  ports?: Ports
  dataDir: string
  env?: Record<string, string>
  only?: ('server' | 'sign-on' | 'partner-site' | 'university-site')[]
}

export declare const usualPorts: Ports
export declare function openHouse(options: HouseOptions): House
