import type { ForeignKind } from './foreign-kind'

const zhCN = {
  required: '必填',
  rules: (extensions: readonly string[], size: string) => `${extensions.join('、')}，不超过\u00a0${size}`,
  wrongType: (extensions: readonly string[]) => `只能上传${extensions.join('、')}格式的文件`,
  /** What a file of another kind is, and how to get one that is taken. */
  foreign: (kind: ForeignKind) =>
    kind === 'HEIC'
      ? '。这是 HEIC 照片：在 iPhone 的“设置 › 相机 › 格式”中选“兼容性最佳”后重拍，或把照片另存为 jpg'
      : `。这是 ${kind} 图片：用看图或画图软件打开，另存为 jpg 后再上传`,
  onlyOne: '这里只能放一个文件，请重新选择其中一个',
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
  foreign: (kind: ForeignKind) =>
    kind === 'HEIC'
      ? '. This is a HEIC photo: on an iPhone choose Settings › Camera › Formats › Most Compatible and take it again, or save it as jpg'
      : `. This is a ${kind} image: open it in an image editor and save it as jpg`,
  onlyOne: 'One file only: please choose one of them',
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
