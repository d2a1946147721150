const zhCN = {
  viewer: '图片查看',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '还原',
  rotate: '旋转',
  previous: '上一张',
  next: '下一张',
  broken: '图片无法显示',
  retry: '重试',
  position: (index: number, count: number) => `第 ${index} 张，共 ${count} 张`,
}

type ViewerMessages = typeof zhCN

const en = {
  viewer: 'Image viewer',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset',
  rotate: 'Rotate',
  previous: 'Previous image',
  next: 'Next image',
  broken: 'The image cannot be shown',
  retry: 'Retry',
  position: (index: number, count: number) => `Image ${index} of ${count}`,
} satisfies ViewerMessages

export const viewerMessages: Record<'zh-CN' | 'en', ViewerMessages> = { 'zh-CN': zhCN, en }
