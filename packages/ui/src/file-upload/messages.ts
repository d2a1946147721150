const zhCN = {
  add: '点击或拖拽文件到这里上传',
  tooLarge: (size: string) => `文件大小不能超过${size}`,
  empty: '文件是空的，请选择其他文件',
  replace: '更换文件',
}

type FileMessages = typeof zhCN

const en = {
  add: 'Click, or drop a file here to upload',
  tooLarge: (size: string) => `File size cannot exceed ${size}`,
  empty: 'The file is empty. Please choose another file',
  replace: 'Replace',
} satisfies FileMessages

export const fileMessages: Record<'zh-CN' | 'en', FileMessages> = { 'zh-CN': zhCN, en }
