import type { ErrorTable } from '../request-errors'

const broken = 422

/** Errors of shipments: missing or invalid details, and reasons why one cannot be changed. */
export const shipmentErrors = {
  SHIPMENT_FIELD_REQUIRED: { status: broken, 'zh-CN': '请填写这一项', en: 'Please fill this in' },
  SHIPMENT_TEXT_TOO_LONG: { status: broken, 'zh-CN': '内容太长，面单写不下', en: 'Too long for the label' },
  SHIPMENT_LATIN_ONLY: {
    status: broken,
    'zh-CN': '请用拉丁字母填写，例如拼音、英文或当地文字',
    en: 'Use Latin letters',
  },
  SHIPMENT_PHONE_INVALID: {
    status: broken,
    'zh-CN': '请填写 7 至 15 位数字，可以 + 加国家代码开头',
    en: 'Enter 7 to 15 digits, with the country code after a + if you like',
  },
  SHIPMENT_MAIL_INVALID: {
    status: broken,
    'zh-CN': '请输入正确的邮箱地址',
    en: 'Please enter a valid mail address',
  },
  SHIPMENT_STATE_UNKNOWN: {
    status: broken,
    'zh-CN': '请填写州（省）的代码，例如 CA',
    en: 'Enter the code of the state, such as CA',
  },
  SHIPMENT_TAX_ID_INVALID: {
    status: broken,
    'zh-CN': '清关号码的格式不对',
    en: 'The number for customs is not written like this',
  },
  SHIPMENT_SENDER_MISSING: { status: broken, 'zh-CN': '请选择寄件地址', en: 'Choose where it is sent from' },
  SHIPMENT_WAREHOUSE_MISSING: {
    status: broken,
    'zh-CN': '请选择交货的仓库',
    en: 'Choose the warehouse that it is brought to',
  },
  SHIPMENT_WAREHOUSE_UNKNOWN: {
    status: broken,
    'zh-CN': '这个仓库不收这批货，请另选一个',
    en: 'That warehouse does not take it, choose another one',
  },
  SHIPMENT_DAY_MISSING: {
    status: broken,
    'zh-CN': '请选择揽收日期',
    en: 'Choose the day of collection',
  },
  SHIPMENT_DAY_OVER: {
    status: broken,
    'zh-CN': '揽收日期须在明天至 14 天内',
    en: 'The day of collection is tomorrow, or within 14 days',
  },
  SHIPMENT_GOODS_MISSING: { status: broken, 'zh-CN': '请至少填写一种货物', en: 'Add what is sent' },
  SHIPMENT_GOODS_FORBIDDEN: {
    status: broken,
    'zh-CN': '目的地禁止寄这种货物',
    en: 'These goods are not let in there',
  },
  SHIPMENT_GOODS_TOO_HEAVY: {
    status: broken,
    'zh-CN': '货物合计比包裹还重，请核对重量与数量',
    en: 'The goods weigh more than the parcels',
  },
  SHIPMENT_BATTERY_OTHER: {
    status: broken,
    'zh-CN': '电池情况与报价时选的货物类别不一致，请重新报价',
    en: 'The battery is not what the quote was asked for, please ask again',
  },
  SHIPMENT_NAME_VAGUE: {
    status: broken,
    'zh-CN': '品名太笼统，海关会退回，请写清是什么东西',
    en: 'Customs refuse such a name, say what it is',
  },
  SHIPMENT_HS_LENGTH: {
    status: broken,
    'zh-CN': '海关编码的位数不够，目的地要求的位数见提示',
    en: 'The HS code has too few digits for the destination',
  },
  SHIPMENT_VALUE_OVER: {
    status: broken,
    'zh-CN': '申报总价超过目的地的上限',
    en: 'The goods are worth more than is let in',
  },
  SHIPMENT_SCHEME_INVALID: {
    status: broken,
    'zh-CN': '税号的格式不对',
    en: 'The number of the scheme is not written like this',
  },
  SHIPMENT_SCHEME_OVER: {
    status: broken,
    'zh-CN': '申报总价超过这个税号适用的上限，请删去税号',
    en: 'The goods are worth more than the scheme covers, leave its number out',
  },
  SHIPMENT_RULE_MISSING: {
    status: broken,
    'zh-CN': '暂时没有这个目的地的清关要求，请联系客服',
    en: 'We do not know what customs ask for there, please contact us',
  },
  SHIPMENT_INCOMPLETE: {
    status: broken,
    'zh-CN': '有运单的资料还不完整，请补齐后再付款',
    en: 'A shipment is not complete yet',
  },
  SHIPMENT_CHANGED: {
    status: 409,
    'zh-CN': '运单刚才有变化，请查看最新状态',
    en: 'The shipment has changed, please look at it again',
  },
  SHIPMENT_LOCKED: {
    status: 409,
    'zh-CN': '运单在待付款的订单里，取消该订单后才能修改',
    en: 'An unpaid order holds the shipment, cancel it first',
  },
  SHIPMENT_PRICE_CHANGED: {
    status: 409,
    'zh-CN': '运费有变化，请核对后重新提交',
    en: 'The price has changed, please look at it again',
  },
  SHIPMENT_ORGANISATIONS_DIFFER: {
    status: 409,
    'zh-CN': '所选运单不属于同一家组织，请分开付款',
    en: 'The shipments are of several organisations, please pay for them apart',
  },
  SHIPMENT_LABEL_MISSING: {
    status: 409,
    'zh-CN': '现在没有可以打印的面单',
    en: 'There is no label to print',
  },
  SHIPMENT_DRAFTS_TOO_MANY: {
    status: 409,
    'zh-CN': '待付款的运单最多 2000 票，请先付款或删除不用的',
    en: 'There are 2,000 unpaid shipments at most, pay or discard some first',
  },
  SHIPMENT_SENDERS_TOO_MANY: {
    status: 409,
    'zh-CN': '寄件地址最多 20 个，请先删除不用的',
    en: 'There are 20 addresses at most, delete one first',
  },
  SHIPMENT_BATCH_MISSING: { status: broken, 'zh-CN': '请选择要导入的表格', en: 'Choose a file' },
  SHIPMENT_BATCH_TYPE: {
    status: 415,
    'zh-CN': '请上传 CSV 表格，可以在 Excel 里另存为 CSV',
    en: 'Upload a CSV file, which Excel can save',
  },
  SHIPMENT_BATCH_TOO_LARGE: { status: 413, 'zh-CN': '表格不能超过 2 MB', en: 'The file has 2 MB at most' },
  SHIPMENT_BATCH_UNREADABLE: {
    status: broken,
    'zh-CN': '表格读不出来，请另存为 UTF-8 或 GBK 编码的 CSV',
    en: 'The file cannot be read, save it as CSV in UTF-8 or GBK',
  },
  SHIPMENT_BATCH_COLUMNS: {
    status: broken,
    'zh-CN': '表头与模板不一致，请用最新的模板',
    en: 'The columns are not those of the template',
  },
  SHIPMENT_BATCH_ROWS: {
    status: broken,
    'zh-CN': '表格要有 1 至 500 行运单',
    en: 'The file has 1 to 500 shipments',
  },
} as const satisfies ErrorTable

/** A code of `shipmentErrors`. */
export type ShipmentErrorCode = keyof typeof shipmentErrors

/** Codes of missing or invalid details, shown beside the fields before an order. */
export const shipmentProblemCodes = [
  'SHIPMENT_FIELD_REQUIRED',
  'SHIPMENT_LATIN_ONLY',
  'SHIPMENT_PHONE_INVALID',
  'SHIPMENT_STATE_UNKNOWN',
  'SHIPMENT_TAX_ID_INVALID',
  'SHIPMENT_SENDER_MISSING',
  'SHIPMENT_WAREHOUSE_MISSING',
  'SHIPMENT_DAY_MISSING',
  'SHIPMENT_DAY_OVER',
  'SHIPMENT_GOODS_MISSING',
  'SHIPMENT_GOODS_FORBIDDEN',
  'SHIPMENT_GOODS_TOO_HEAVY',
  'SHIPMENT_BATTERY_OTHER',
  'SHIPMENT_NAME_VAGUE',
  'SHIPMENT_HS_LENGTH',
  'SHIPMENT_VALUE_OVER',
  'SHIPMENT_SCHEME_INVALID',
  'SHIPMENT_SCHEME_OVER',
  'SHIPMENT_RULE_MISSING',
] as const satisfies readonly ShipmentErrorCode[]
/** One of `shipmentProblemCodes`. */
export type ShipmentProblemCode = (typeof shipmentProblemCodes)[number]
