declare module 'virtual:chuhai-widgets' {
  export const widgets: never[]
}
