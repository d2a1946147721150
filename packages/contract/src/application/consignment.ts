import * as v from 'valibot'
import { applicationKind, type Problems, type Values } from './application-kind'
import { contactStep } from './common-fields'
import { choice, choices, count, documents, longText, text } from './fields'

/** How customs supervise an export. */
export const exportModes = [
  '0110 一般贸易',
  '9710 跨境电商直接出口',
  '9810 出口海外仓',
  '1039 市场采购',
] as const

/** What may be done beside the papers and the declaration. */
export const consignmentExtras = ['收结汇', '出口退税', '出口信用保险'] as const
/** One of `consignmentExtras`. */
export type ConsignmentExtra = (typeof consignmentExtras)[number]

const [, , , marketPurchase] = exportModes
const [, rebate] = consignmentExtras

/** Dollars that one declaration of a market purchase may come to. */
const marketPurchaseMax = 150_000

/** Rules of customs across fields. */
const check = ({ mode, extras, shipments, dollars }: Values): Problems => {
  if (mode !== marketPurchase) return {}
  const isOver =
    typeof shipments === 'number' && typeof dollars === 'number' && dollars > shipments * marketPurchaseMax
  return {
    ...(Array.isArray(extras) &&
      extras.some((extra) => extra === rebate) && { extras: 'APPLICATION_REBATE_IMPOSSIBLE' }),
    ...(isOver && { dollars: 'APPLICATION_DECLARATION_TOO_LARGE' }),
  }
}

/** 外贸综合服务: goods that an organisation wants to have exported. Each is an application of its own, numbered from 1. */
export const consignmentApplications = applicationKind({
  key: 'comprehensive',
  noun: 'ConsignmentApplication',
  label: '外贸综合服务委托',
  titleField: 'goods',
  subject: {
    label: '第几单',
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/)),
    refusals: ['ORG_NOT_CHOSEN'],
  },
  beginsWithLast: true,
  termsVersion: '2026-11',
  steps: [
    {
      key: 'goods',
      label: { 'zh-CN': '货物', en: 'Goods' },
      fields: {
        mode: choice({
          label: { 'zh-CN': '监管方式', en: 'Supervision' },
          hint: {
            'zh-CN': '不确定的选一般贸易，审单时由顾问核对',
            en: 'In doubt general trade; an adviser checks it',
          },
          words: exportModes,
        }),
        goods: text({
          label: { 'zh-CN': '品名', en: 'Goods' },
          hint: {
            'zh-CN': '几种货写主要的一种，其余写在申报要素里',
            en: 'The main one of several',
          },
          max: 100,
        }),
        elements: longText({
          label: { 'zh-CN': '申报要素', en: 'Elements of the declaration' },
          hint: {
            'zh-CN': '每种货一行：商品编码、材质、用途、品牌、数量与单位',
            en: 'A line for each: code, material, use, brand, quantity and unit',
          },
          max: 1000,
        }),
        destination: text({
          label: { 'zh-CN': '目的国与口岸', en: 'Destination' },
          hint: { 'zh-CN': '例如：德国，宁波港出运', en: 'Such as Germany, from Ningbo' },
          max: 100,
        }),
      },
    },
    {
      key: 'quantities',
      label: { 'zh-CN': '数量与服务', en: 'Quantities and services' },
      fields: {
        shipments: count({
          label: { 'zh-CN': '报关票数', en: 'Declarations' },
          hint: { 'zh-CN': '一次装运一票', en: 'One for each shipment' },
          max: 50,
        }),
        dollars: count({
          label: { 'zh-CN': '申报金额（美元）', en: 'Declared value (USD)' },
          hint: { 'zh-CN': '几票合计，四舍五入到元', en: 'Of all declarations, in whole dollars' },
          max: 50_000_000,
        }),
        packages: count({
          label: { 'zh-CN': '件数', en: 'Packages' },
          max: 100_000,
        }),
        kilograms: count({
          label: { 'zh-CN': '毛重（千克）', en: 'Gross weight (kg)' },
          max: 10_000_000,
        }),
        extras: choices({
          label: { 'zh-CN': '另外需要的服务', en: 'Further services' },
          hint: { 'zh-CN': '代理报关与单证都有，不用选', en: 'Papers and declaration are included' },
          words: consignmentExtras,
          isOptional: true,
        }),
      },
    },
    {
      key: 'documents',
      label: { 'zh-CN': '单证', en: 'Documents' },
      fields: {
        contract: documents({
          label: { 'zh-CN': '外销合同或平台订单', en: 'Sales contract or order' },
          max: 4,
        }),
        packing: documents({
          label: { 'zh-CN': '箱单与发票', en: 'Packing list and invoice' },
          hint: {
            'zh-CN': '每票各一份，最多 10\u00a0份',
            en: 'One of each for every declaration, 10 at most',
          },
          max: 10,
        }),
        permits: documents({
          label: { 'zh-CN': '许可与鉴定', en: 'Permits' },
          hint: {
            'zh-CN': '涉证商品才要，例如危包证、运输鉴定',
            en: 'For goods that need them',
          },
          max: 6,
          isOptional: true,
        }),
      },
    },
    contactStep,
  ],
  check,
})
