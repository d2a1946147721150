declare module 'virtual:rail-tokens' {
  const css: string
  export default css
}
