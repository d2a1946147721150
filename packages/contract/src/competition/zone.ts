/** The four zones of the competition (specification 5.2). */
export const zones = ['北部赛区', '南部赛区', '东部赛区', '中部赛区'] as const
/** The name of a zone. */
export type Zone = (typeof zones)[number]

const provinces: Record<Zone, readonly string[]> = {
  北部赛区: ['北京', '天津', '河北', '河南', '山西', '黑龙江', '吉林', '辽宁', '陕西', '内蒙古', '宁夏'],
  南部赛区: ['广东', '福建', '江西', '海南', '澳门', '香港', '广西'],
  东部赛区: ['上海', '浙江', '江苏', '安徽', '山东', '台湾'],
  中部赛区: ['四川', '湖南', '湖北', '重庆', '贵州', '云南', '青海', '甘肃', '西藏', '新疆'],
}

/** Returns the provinces of a zone, in the order in which a list shows them. */
export const provincesOf = (zone: Zone): readonly string[] => provinces[zone]

/** Between the names of province, city and district in `area`. */
export const areaSeparator = '/'

/**
 * Returns the zone that a province lies in (specification 5.2); null for a name that is no province.
 *
 * @example
 * zoneOf('浙江省') // '东部赛区'
 */
export const zoneOf = (province: string): Zone | null =>
  zones.find((zone) => provinces[zone].some((name) => province.startsWith(name))) ?? null
