export interface Ports {
  portal: number
  signOn: number
  partner: number
  university: number
}

export interface RunningServices {
  logs: string
  pids: Record<string, number>
  ready: Promise<void>
  lost: Promise<string>
  stop(): Promise<unknown>
  kill(): Promise<void>
}

export interface ServicesOptions {
  ports?: Ports
  dataDir: string
  env?: Record<string, string>
  only?: ('server' | 'sign-on' | 'partner-site' | 'university-site')[]
}

export declare const defaultPorts: Ports
export declare function startServices(options: ServicesOptions): RunningServices
