export { Cascader, type CascaderProps } from './Cascader'
export type { CascaderOption } from './tree'
