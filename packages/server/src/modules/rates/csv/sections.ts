import type { Measure } from './units'

interface Column {
  /** Its unit stands behind it: 到(kg). */
  measure?: Measure
  /** Whether the section may be without it. */
  isOptional?: true
}

/** The parts of a file, by the words in brackets above them, with their columns. */
export const sections = {
  规则: { 项目: {}, 值: {} },
  进位: { 到: { measure: 'weight' }, 进位: { measure: 'weight' } },
  限制: { 项目: {}, 值: {} },
  不到: { 国家: {}, 邮编从: { isOptional: true }, 邮编到: { isOptional: true } },
  区域: {
    区域: {},
    名称: {},
    英文名: {},
    国家: {},
    邮编从: { isOptional: true },
    邮编到: { isOptional: true },
    最快: { measure: 'days' },
    最慢: { measure: 'days' },
  },
  价格: {
    区域: {},
    从: { measure: 'weight' },
    到: { measure: 'weight' },
    计价: {},
    固定: { measure: 'money', isOptional: true },
    每公斤: { measure: 'money', isOptional: true },
    首重: { measure: 'weight', isOptional: true },
    首重价: { measure: 'money', isOptional: true },
    续重: { measure: 'weight', isOptional: true },
    续重价: { measure: 'money', isOptional: true },
  },
  附加费: {
    附加费: {},
    名称: {},
    英文名: {},
    收取: {},
    计价: {},
    金额: { measure: 'money', isOptional: true },
    每公斤: { measure: 'money', isOptional: true },
    比例基数: { isOptional: true },
    最低: { measure: 'money', isOptional: true },
    货物: { isOptional: true },
    交货: { isOptional: true },
    住宅: { isOptional: true },
    超重: { measure: 'weight', isOptional: true },
    最长边超: { measure: 'length', isOptional: true },
    次长边超: { measure: 'length', isOptional: true },
    三边和超: { measure: 'length', isOptional: true },
    围长超: { measure: 'length', isOptional: true },
    从: { isOptional: true },
    到: { isOptional: true },
  },
  比例: { 附加费: {}, 从: {}, 比例: { measure: 'share' } },
  附加费地区: { 附加费: {}, 国家: {}, 邮编从: { isOptional: true }, 邮编到: { isOptional: true } },
} as const satisfies Record<string, Record<string, Column>>
/** The words above a part of a file. */
export type SectionName = keyof typeof sections

/** The items of the two parts that list one value each, with the measure of those that have a unit. */
export const items = {
  规则: {
    生效: {},
    截止: {},
    计费: {},
    体积除数: {},
    边长进位: { measure: 'length' },
    边长取整: {},
    起重: { measure: 'weight' },
    区间: {},
  },
  限制: {
    件数: {},
    单件重: { measure: 'weight' },
    最长边: { measure: 'length' },
    次长边: { measure: 'length' },
    三边和: { measure: 'length' },
    围长: { measure: 'length' },
    货物: {},
  },
} as const satisfies Record<string, Record<string, Column>>

/** Whether a word stands above a part of a file. */
export const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name)

/** The columns of a part; without those that it may be without, where they are not asked for. */
export const columnsOf = (section: SectionName): readonly [string, Column][] =>
  Object.entries<Column>(sections[section])
