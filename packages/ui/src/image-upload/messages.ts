const zhCN = {
  add: '点击或拖拽图片到这里上传',
  tooLarge: (size: string) => `图片大小不能超过${size}`,
  empty: '文件是空的，请选择其他图片',
  zoom: '放大查看',
  broken: '图片无法显示',
}

type ImageMessages = typeof zhCN

const en = {
  add: 'Click, or drop an image here to upload',
  tooLarge: (size: string) => `Image size cannot exceed ${size}`,
  empty: 'The file is empty. Please choose another image',
  zoom: 'View larger',
  broken: 'The image cannot be shown',
} satisfies ImageMessages

export const imageMessages: Record<'zh-CN' | 'en', ImageMessages> = { 'zh-CN': zhCN, en }
