const zhCN = {
  add: '点击或拖拽图片到这里上传',
  required: '必填',
  rules: (extensions: readonly string[], size: string) => `${extensions.join('、')}，不超过\u00a0${size}`,
  tooLarge: (size: string) => `图片大小不能超过${size}`,
  wrongType: (extensions: readonly string[]) => `只能上传${extensions.join('、')}格式的文件`,
  empty: '文件是空的，请选择其他图片',
  uploading: '上传中',
  cancel: '取消',
  done: '上传成功',
  failed: '上传失败',
  unknownReason: '系统错误，请稍后再试！',
  retry: '重试',
  zoom: '放大查看',
  remove: '删除',
  broken: '图片无法显示',
  comma: '，',
}

export type UploadMessages = typeof zhCN

const en = {
  add: 'Click, or drop an image here to upload',
  required: 'required',
  rules: (extensions: readonly string[], size: string) => `${extensions.join(', ')}, up to\u00a0${size}`,
  tooLarge: (size: string) => `Image size cannot exceed ${size}`,
  wrongType: (extensions: readonly string[]) => `Only ${extensions.join(', ')} files are allowed`,
  empty: 'The file is empty. Please choose another image',
  uploading: 'Uploading',
  cancel: 'Cancel',
  done: 'Uploaded',
  failed: 'Upload failed',
  unknownReason: 'System error, please try again later!',
  retry: 'Retry',
  zoom: 'View larger',
  remove: 'Delete',
  broken: 'The image cannot be shown',
  comma: ', ',
} satisfies UploadMessages

export const uploadMessages: Record<'zh-CN' | 'en', UploadMessages> = { 'zh-CN': zhCN, en }
