import type { ErrorTable } from '../request-errors'

/** Refusals of an upload (specification 5.9, 8). */
export const fileErrors = {
  FILE_MISSING: { status: 422, 'zh-CN': '请选择要上传的图片', en: 'Choose an image to upload' },
  FILE_TOO_LARGE: { status: 413, 'zh-CN': '图片大小不能超过10M', en: 'Image size cannot exceed 10M' },
  FILE_TYPE_FORBIDDEN: {
    status: 415,
    'zh-CN': '只能上传png、jpeg、jpg格式的文件',
    en: 'Only png, jpeg, jpg files are allowed',
  },
  FILE_BROKEN: {
    status: 422,
    'zh-CN': '图片无法读取，请换一张',
    en: 'This image cannot be read, try another',
  },
  /** Not 408, at which browsers send everything once more by themselves. */
  FILE_TOO_SLOW: {
    status: 422,
    'zh-CN': '上传超时，请检查网络后重试',
    en: 'The upload took too long, check the network and try again',
  },
  FILE_QUOTA_USED: {
    status: 422,
    'zh-CN': '您上传的文件已达上限，没有用到的文件会在一天后清除',
    en: 'You have uploaded as much as one user may; files that nothing uses are removed after a day',
  },
  FILE_BUSY: {
    status: 503,
    'zh-CN': '正在处理的图片较多，请稍后重试',
    en: 'Many images are being processed, please try again in a moment',
  },
  FILE_STORE_FULL: {
    status: 507,
    'zh-CN': '暂时无法保存文件，请稍后重试',
    en: 'Files cannot be stored right now, please try again later',
  },
} as const satisfies ErrorTable
