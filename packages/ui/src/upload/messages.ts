const zhCN = {
  required: '必填',
  rules: (extensions: readonly string[], size: string) => `${extensions.join('、')}，不超过\u00a0${size}`,
  wrongType: (extensions: readonly string[]) => `只能上传${extensions.join('、')}格式的文件`,
  uploading: '上传中',
  saving: '正在保存',
  cancel: '取消',
  done: '上传成功',
  failed: '上传失败',
  unknownReason: '系统错误，请稍后再试！',
  retry: '重试',
  remove: '删除',
  comma: '，',
}

type UploadMessages = typeof zhCN

const en = {
  required: 'required',
  rules: (extensions: readonly string[], size: string) => `${extensions.join(', ')}, up to\u00a0${size}`,
  wrongType: (extensions: readonly string[]) => `Only ${extensions.join(', ')} files are allowed`,
  uploading: 'Uploading',
  saving: 'Saving',
  cancel: 'Cancel',
  done: 'Uploaded',
  failed: 'Upload failed',
  unknownReason: 'System error, please try again later!',
  retry: 'Retry',
  remove: 'Delete',
  comma: ', ',
} satisfies UploadMessages

/** Texts of every upload. */
export const uploadMessages: Record<'zh-CN' | 'en', UploadMessages> = { 'zh-CN': zhCN, en }

/** Texts that depend on the kind of file. */
export interface KindMessages {
  /** On the button. */
  add: string
  tooLarge: (size: string) => string
  empty: string
}
