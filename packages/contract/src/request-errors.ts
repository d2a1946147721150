import type { Locale } from './locale'

/** HTTP status and texts of a code. */
export type ErrorEntry = { status: number } & Record<Locale, string>

/** Error codes with their HTTP status and texts; each domain has one. */
export type ErrorTable = Record<string, ErrorEntry>

/** Errors of any request. */
export const requestErrors = {
  REQUEST_INVALID: { status: 422, 'zh-CN': '提交的内容格式不正确', en: 'The submitted content is not valid' },
  JSON_INVALID: { status: 400, 'zh-CN': '请求内容不是有效的 JSON', en: 'The request is not valid JSON' },
  TEXT_INVALID: {
    status: 400,
    'zh-CN': '内容包含无法保存的字符',
    en: 'The content has characters that cannot be stored',
  },
  CONTENT_TYPE_INVALID: { status: 415, 'zh-CN': '请以 JSON 格式提交', en: 'Please submit JSON' },
  BODY_TOO_LARGE: { status: 413, 'zh-CN': '提交的内容过大', en: 'The submitted content is too large' },
  /** Not 408, because browsers then repeat the request. */
  BODY_TOO_SLOW: {
    status: 422,
    'zh-CN': '提交超时，请检查网络后重试',
    en: 'The submission took too long, check the network and try again',
  },
  UNAUTHORIZED: { status: 401, 'zh-CN': '401_UNAUTHORIZED', en: '401_UNAUTHORIZED' },
  SESSION_CHANGED: {
    status: 409,
    'zh-CN': '当前登录的已是另一个账户，刚才的操作没有执行，请确认后重试',
    en: 'Another account is signed in now, so nothing was done. Please check, and try again',
  },
  ORIGIN_FORBIDDEN: { status: 403, 'zh-CN': '该网站未登记，无法调用', en: 'This site is not registered' },
  SITE_SCOPE_MISSING: {
    status: 403,
    'zh-CN': '该网站无权进行这项操作，请到出海云门户办理',
    en: 'This site is not allowed to do this, please use the Chuhai portal',
  },
  ORG_FORBIDDEN: { status: 403, 'zh-CN': '您不属于该主体', en: 'You do not belong to this organisation' },
  OPERATOR_ROLE_MISSING: {
    status: 403,
    'zh-CN': '您的角色不能进行这项操作',
    en: 'Your role does not allow this',
  },
  NOT_FOUND: { status: 404, 'zh-CN': '没有找到您要的内容', en: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, 'zh-CN': '不支持这种请求方式', en: 'This method is not supported' },
  IDEMPOTENCY_CONFLICT: {
    status: 422,
    'zh-CN': '同一个提交编号对应了不同的内容',
    en: 'The same submission key came with other content',
  },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    'zh-CN': '提交编号格式不正确',
    en: 'The submission key is not valid',
  },
  TOO_MANY_REQUESTS: { status: 429, 'zh-CN': '请求过于频繁', en: 'Too many requests' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    'zh-CN': '服务暂时不可用，请稍后重试',
    en: 'The service is unavailable, please try again later',
  },
  SERVER_ERROR: {
    status: 500,
    'zh-CN': '系统错误，请稍后再试！',
    en: 'System error, please try again later',
  },
} as const satisfies ErrorTable
