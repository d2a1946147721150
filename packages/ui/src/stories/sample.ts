import type { CascaderOption } from '../cascader/tree'
import type { Section } from '../section-select/selection'
import type { Option } from '../select/Listbox'

const options = (...labels: string[]): Option[] => labels.map((label) => ({ value: label, label }))

/** Sample content of the stories and tests. */
export const positions = options(
  '法人/CEO/老板',
  '技术负责人',
  '产品负责人',
  '销售/商务负责人',
  '市场负责人',
  '运营负责人',
  '其他',
)

const section = (label: string, ...children: string[]): Section => ({
  value: label,
  label,
  options: options(...children),
})

export const sections: Section[] = [
  section('平台开店', '亚马逊', '速卖通', 'eBay', 'Shopee', '其他平台'),
  section('物流与供应链', '头程物流', '海外仓', '小包专线', '清关与退货'),
  section('独立站建设', '独立站搭建', '收款与支付', '独立站运营'),
  section('海外广告与代运营', '谷歌广告', '海外社媒', '店铺代运营', '达人营销'),
  section('品牌出海', '品牌策划', '海外众筹', '海外渠道'),
  section('海外知识产权与企业服务', '商标注册', '专利申请', '税务合规', '产品认证'),
  section('产业园与联合办公', '园区入驻', '联合办公', '直播间租用'),
  section('招聘与培训', '人才招聘', '企业内训', '培训课程'),
]

const region = (value: string, label: string, children?: CascaderOption[]): CascaderOption =>
  children ? { value, label, children } : { value, label }

/** Names below a region, numbered as the official codes are. */
const below = (base: number, step: number, labels: string): CascaderOption[] =>
  labels.split(' ').map((label, index) => region(`${base + (index + 1) * step}`, label))

const zhejiang = below(
  330000,
  100,
  '杭州市 宁波市 温州市 嘉兴市 湖州市 绍兴市 金华市 衢州市 舟山市 台州市 丽水市',
)
const counties: Record<string, CascaderOption[]> = {
  杭州市: below(330100, 2, '上城区 拱墅区 西湖区 滨江区 萧山区 余杭区 临平区 钱塘区'),
  宁波市: [
    ...below(330202, 1, '海曙区 江北区 鄞州区'),
    region('330282', '慈溪市'),
    region('330281', '余姚市'),
    ...below(330205, 1, '北仑区 镇海区 奉化区 象山县 宁海县'),
  ],
  温州市: below(330301, 1, '鹿城区 龙湾区 瓯海区 洞头区'),
}

/** A few regions of each kind: with counties, without, and with names that are long. */
export const regions: CascaderOption[] = [
  region('310000', '上海市', below(310100, 1, '黄浦区 徐汇区 长宁区 静安区 浦东新区')),
  region('320000', '江苏省', below(320000, 100, '南京市 无锡市 徐州市 常州市 苏州市')),
  region(
    '330000',
    '浙江省',
    zhejiang.map((city) => ({ ...city, ...(counties[city.label] && { children: counties[city.label] }) })),
  ),
  region('340000', '安徽省', below(340000, 100, '合肥市 芜湖市 蚌埠市')),
  region('350000', '福建省', below(350000, 100, '福州市 厦门市 莆田市')),
  region('360000', '江西省', below(360000, 100, '南昌市 景德镇市 萍乡市')),
  region('370000', '山东省', below(370000, 100, '济南市 青岛市 淄博市')),
  region('440000', '广东省', below(440000, 100, '广州市 韶关市 深圳市')),
  region('510000', '四川省', [
    region('513200', '阿坝藏族羌族自治州', below(513200, 1, '马尔康市 汶川县')),
    region('513300', '甘孜藏族自治州', below(513300, 1, '康定市 泸定县')),
  ]),
  region('530000', '云南省', [
    region('532800', '西双版纳傣族自治州', below(532800, 1, '景洪市 勐海县 勐腊县')),
    region('530800', '普洱市', [region('530828', '双江拉祜族佤族布朗族傣族自治县')]),
  ]),
  region('710000', '台湾省'),
]

/** A picture that cannot be shown, without a request that fails. */
export const gonePicture = 'data:image/png;base64,'
